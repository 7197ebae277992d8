"""The button that saves a file."""

from mt_widgets.widgets.download import Download


def test_it_holds_a_file_and_says_what_for_where_there_is_no_kernel() -> None:
    download = Download("Save the list", "list.csv", "who,what\n")
    bundle, _ = download._repr_mimebundle_()
    assert bundle["text/plain"] == "Save the list (list.csv)"
    assert (download.name, download.text) == ("list.csv", "who,what\n")
    assert download.saved.count("{name}") == 1
