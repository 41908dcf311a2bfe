import type { ShortcutGroup } from './shortcuts.ts';

/** Shortcuts of every screen. */
export const appShortcuts = {
  where: 'Everywhere',
  lines: {
    search: { keys: ['Ctrl+K'], does: 'Search screens, actions and records' },
    help: { keys: ['?'], does: 'Show keyboard shortcuts' },
    searchField: { keys: ['/'], does: 'Go to the search' },
    close: { elementKeys: ['Esc'], does: 'Close a dialog, a menu or a list' },
  },
} as const satisfies ShortcutGroup;
