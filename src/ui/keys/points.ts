import type { ShortcutGroup } from './shortcuts.ts';

/** Shortcuts of a point table. It handles them itself, as a grid does (WAI-ARIA). */
export const pointShortcuts = {
  where: 'Point Table',
  lines: {
    move: { elementKeys: ['↑', '↓', '←', '→'], does: 'Move between cells' },
    row: { elementKeys: ['Enter', 'Shift+Enter'], does: 'Next and previous row' },
    cell: { elementKeys: ['Tab', 'Shift+Tab'], does: 'Next and previous cell' },
    edit: { elementKeys: ['F2'], does: 'Move within a cell' },
    clear: { elementKeys: ['Delete'], does: 'Clear a number; use the sum again' },
    undo: { elementKeys: ['Ctrl+Z', 'Ctrl+Y'], does: 'Undo, redo' },
    paste: { elementKeys: ['Ctrl+V'], does: 'Paste a table' },
    leave: { elementKeys: ['Esc', 'Tab'], does: 'Leave the table' },
  },
} as const satisfies ShortcutGroup;
