"""Rescue: dig your friends out of the mountain together, before the air runs out."""
