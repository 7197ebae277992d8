"""One user's server of a JupyterHub: JupyterLab with the shared lessons.

``python -I -m mt_widgets.school.single LESSONS`` is the command in a hub's configuration. Nothing
in the user's home may run in this process: without -I Python would look for modules there, and the
server looks in its working folder for templates, which are programs, too.
"""

import os
import sys
from pathlib import Path

from ..commands.lab import server_options
from ..engine.errors import Mistake, mistake
from ..engine.words import say
from .confine import confine, shut
from .learners import LESSONS


def lay_out(lessons: Path, folder: Path) -> None:
    """Link the shared lessons into a user's folder. Raises Mistake if that is impossible."""
    if not lessons.is_dir():
        raise mistake("hub: there is no folder {name}", name=lessons)
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o700)  # many systems let everybody read everybody's home
    link = folder / LESSONS
    if link.is_symlink():
        link.unlink()
    if link.exists():
        raise mistake("hub: {name} is in the way of the lessons", name=link)
    link.symlink_to(lessons.resolve())


def options(folder: Path) -> list[str]:
    """The options for the server."""
    school = __package__
    settings = {
        "ServerApp.root_dir": folder,
        "ServerApp.allow_unauthenticated_access": False,
        "KernelManager.transport_encryption": "required",  # users don't trust each other
        "ServerApp.contents_manager_class": f"{school}.contents.Lessons",
        "ServerApp.kernel_manager_class": f"{school}.kernels.FewKernels",
        "Application.log_level": "WARN",
    }
    return server_options(settings)


def main() -> None:
    """Become the server; the rest comes from JupyterHub's environment."""
    lessons, folder = Path(sys.argv[1]), Path.home() / "magical-towers"
    if not sys.flags.isolated:
        sys.exit(say("hub: servers are started with python -I; write the configuration again"))
    try:
        confine(os.environ)
        lay_out(lessons, folder)
        os.chdir("/")
        shut()
    except (Mistake, OSError) as error:
        sys.exit(str(error))
    os.environ["MAGICAL_TOWERS_HOME"] = str(folder)
    from jupyterhub.singleuser import main as serve

    serve(argv=[*options(folder), *sys.argv[2:]])


if __name__ == "__main__":
    main()
