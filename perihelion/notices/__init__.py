"""Notices: tell guests by e-mail, Web Push or webhook that a table waits for them.

* `notifier`: sends what is due, once; `planning`: decides what is due, and when; `quiet_hours`: the guest's own times
* `text`: the words of a notice; `delivery`: one message to one channel
* `mail`, `web_push`, `safe_http`: the channels
"""
