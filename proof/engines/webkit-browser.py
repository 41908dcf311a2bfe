#!/usr/bin/python3
"""A browser window of WebKitGTK for WebDriver, with a profile that outlives it.

WebKit's own test browser uses a temporary profile when it is automated, so it could not be relaunched offline.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

profile = sys.argv[1]
manager = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=f"{profile}/cache")
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)


def open_view(*_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    view.connect("close", lambda *_: window.destroy())
    return view


def start(_, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name("desk")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
