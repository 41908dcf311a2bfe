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
      { keys: ['?'], does: 'Show these keys' },
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
      { keys: ['↓', '↑', 'Enter'], does: 'Open a dropdown, go through it, choose' },
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
      { keys: ['↑', '↓', '←', '→'], does: 'Go from cell to cell' },
      { keys: ['Enter', 'Shift+Enter'], does: 'Down and up a row' },
      { keys: ['Tab', 'Shift+Tab'], does: 'On and back by a cell' },
      { keys: ['F2'], does: 'Move inside of a cell' },
      { keys: ['Delete'], does: 'Empty a number; back to the sum' },
      { keys: ['Ctrl+Z', 'Ctrl+Y'], does: 'Undo, redo' },
      { keys: ['Ctrl+V'], does: 'Paste a table' },
      { keys: ['Esc', 'Tab'], does: 'Leave the table' },
    ],
  },
];
