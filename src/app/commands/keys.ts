import type { Text } from '#i18n/text.ts';

interface KeyLine {
  /** Key names as printed on the keys. Several keys do the same. */
  readonly keys: readonly string[];
  readonly does: Text;
}

export interface KeyGroup {
  readonly where: Text;
  readonly lines: readonly KeyLine[];
}

/** Shortcuts that work while no text field has the focus. They can be turned off (WCAG 2.1.4). */
export const singleKeys: readonly string[] = ['?', '/'];

/** All keyboard shortcuts, by where they work. */
export const keyGroups: readonly KeyGroup[] = [
  {
    where: 'Everywhere',
    lines: [
      { keys: ['Ctrl+K'], does: 'Search screens, actions and records' },
      { keys: ['?'], does: 'Show keyboard shortcuts' },
      { keys: ['Esc'], does: 'Close a dialog, a menu or a list' },
    ],
  },
  {
    where: 'Lists',
    lines: [{ keys: ['/'], does: 'Go to the search' }],
  },
  {
    where: 'Forms',
    lines: [
      { keys: ['Ctrl+S'], does: 'Save' },
      { keys: ['↓', '↑', 'Enter'], does: 'Open a dropdown, move in it, choose' },
    ],
  },
  {
    where: 'Schedule',
    lines: [
      { keys: ['←', '→'], does: 'Previous and next day or week' },
      { keys: ['T'], does: 'Today' },
      { keys: ['D', 'W'], does: 'A day, a week' },
      { keys: ['Z'], does: 'IST or UTC' },
    ],
  },
  {
    where: 'Point Table',
    lines: [
      { keys: ['↑', '↓', '←', '→'], does: 'Move between cells' },
      { keys: ['Enter', 'Shift+Enter'], does: 'Next and previous row' },
      { keys: ['Tab', 'Shift+Tab'], does: 'Next and previous cell' },
      { keys: ['F2'], does: 'Move within a cell' },
      { keys: ['Delete'], does: 'Clear a number; use the sum again' },
      { keys: ['Ctrl+Z', 'Ctrl+Y'], does: 'Undo, redo' },
      { keys: ['Ctrl+V'], does: 'Paste a table' },
      { keys: ['Esc', 'Tab'], does: 'Leave the table' },
    ],
  },
];
