import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { Switch } from '#ui/form/switch.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { usePreferences } from '../preferences.tsx';
import css from './commands.module.css';

/** The list of keyboard shortcuts. Single-key shortcuts can be turned off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { singleKeys: isOn, choose } = usePreferences();
  return (
    <Dialog open onClose={onClose} title={text('Keyboard shortcuts')} closeOnBackdrop>
      <div className={css['groups']}>
        {keyGroups.map(({ where, lines }) => (
          <section key={where}>
            <h3 className={css['where']}>{text(where)}</h3>
            <dl className={css['lines']}>
              {lines.map(({ keys, does }) => (
                <div key={does} className={css['line']}>
                  <dt>{text(does)}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={css['single']}>
        <Switch
          label={text('Single-key shortcuts: {{keys}}', { keys: singleKeys.join(' ') })}
          labelShown
          checked={isOn === 'on'}
          onChange={(checked) => choose('singleKeys', checked ? 'on' : 'off')}
        />
      </div>
    </Dialog>
  );
}

/** Shortcuts that work while no text field has the focus. They can be turned off (WCAG 2.1.4). */
const singleKeys: readonly string[] = ['?', '/', 'J', 'K', 'E', 'X'];

interface KeyGroup {
  readonly where: Text;
  /** Key names as printed on the keys. Several keys of a line do the same. */
  readonly lines: readonly { readonly keys: readonly string[]; readonly does: Text }[];
}

/** All keyboard shortcuts, by where they work. */
const keyGroups: readonly KeyGroup[] = [
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
    lines: [
      { keys: ['/'], does: 'Go to the search' },
      { keys: ['J', 'K'], does: 'Next and previous row' },
      { keys: ['Enter', 'E'], does: 'Open the record' },
      { keys: ['X'], does: 'Select the row' },
    ],
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
