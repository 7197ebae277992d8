"""Wiz-War: wizards in a maze carry off each other's treasures."""
