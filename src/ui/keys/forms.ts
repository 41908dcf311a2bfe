import type { ShortcutGroup } from './shortcuts.ts';

/** Shortcuts of forms. */
export const formShortcuts = {
  where: 'Forms',
  lines: {
    save: { keys: ['Ctrl+S'], does: 'Save' },
    dropdown: { elementKeys: ['↓', '↑', 'Enter'], does: 'Open a dropdown, move in it, choose' },
  },
} as const satisfies ShortcutGroup;
