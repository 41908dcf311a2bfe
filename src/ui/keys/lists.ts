import type { ShortcutGroup } from './shortcuts.ts';

/** Shortcuts of the list of an entity. Enter opens a row too, as it follows the link with the focus. */
export const listShortcuts = {
  where: 'Lists',
  lines: {
    step: { keys: ['J', 'K'], does: 'Next and previous row' },
    open: { elementKeys: ['Enter'], keys: ['E'], does: 'Open the record' },
    select: { keys: ['X'], does: 'Select the row' },
  },
} as const satisfies ShortcutGroup;
