"""Lessons: steps on a board that teach by doing, as data, and where a learner stands in one."""
