"""Worksheets and other printed pages: pages as data, and painters for HTML and PDF."""
