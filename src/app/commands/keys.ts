import type { Text } from '#i18n/text.ts';

interface KeyLine {
  /** As they are written on them; several that do the same stand side by side. */
  readonly keys: readonly string[];
  readonly does: Text;
}

export interface KeyGroup {
  readonly where: Text;
  readonly lines: readonly KeyLine[];
}

/** A key that works where the person types nowhere, and can be turned off (WCAG 2.1.4). */
export const singleKeys: readonly string[] = ['?', '/'];

/** Every key that the app gives a meaning, by where it works. */
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
