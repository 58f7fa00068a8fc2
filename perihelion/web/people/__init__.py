"""Guests: sessions, signing in, their history, groups, deals, moderation."""
