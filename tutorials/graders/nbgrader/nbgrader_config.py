"""An nbgrader course with one assignment; more go into folders beside source/first-steps."""

c = get_config()  # noqa: F821
c.CourseDirectory.course_id = "magical-towers"
c.ClearSolutions.code_stub = {"python": "# Write your moves between the quotes."}
c.OverwriteCells.add_missing_cells = True  # whoever deletes a graded cell is graded all the same
