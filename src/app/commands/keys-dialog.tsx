import { useText } from '#i18n/use-text.ts';
import { Switch } from '#ui/form/switch.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { usePreferences } from '../preferences.tsx';
import css from './commands.module.css';
import { keyGroups, singleKeys } from './keys.ts';

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
