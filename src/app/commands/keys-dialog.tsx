import { useText } from '#i18n/use-text.ts';
import { Switch } from '#ui/form/switch.tsx';
import { appShortcuts } from '#ui/keys/everywhere.ts';
import { formShortcuts } from '#ui/keys/forms.ts';
import { listShortcuts } from '#ui/keys/lists.ts';
import { pointShortcuts } from '#ui/keys/points.ts';
import { scheduleShortcuts } from '#ui/keys/schedule.ts';
import { shownShortcuts } from '#ui/keys/shortcuts.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { usePreferences } from '../preferences.tsx';
import css from './commands.module.css';

const groups = [appShortcuts, listShortcuts, formShortcuts, scheduleShortcuts, pointShortcuts];

/** Shortcuts that work in the whole window while no text field has the focus. They can be turned off (WCAG 2.1.4). */
const singleKeys = [appShortcuts, listShortcuts]
  .flatMap(shownShortcuts)
  .flatMap(({ keys }) => keys.filter((key) => key.length === 1));

/** The list of keyboard shortcuts. Single-key shortcuts can be turned off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { singleKeys: isOn, choose } = usePreferences();
  return (
    <Dialog open onClose={onClose} title={text('Keyboard shortcuts')} closeOnBackdrop>
      <div className={css['groups']}>
        {groups.map((group) => (
          <section key={group.where}>
            <h3 className={css['where']}>{text(group.where)}</h3>
            <dl className={css['lines']}>
              {shownShortcuts(group).map(({ keys, does }) => (
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
