import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { scheduleShortcuts } from '#ui/keys/schedule.ts';
import { shownShortcuts } from '#ui/keys/shortcuts.ts';
import layout from '#ui/layout/layout.module.css';

/** A list of the keyboard shortcuts. */
export function KeyHelp() {
  const text = useText();
  return (
    <p className={classNames(layout['row'], layout['faint'], 'schedule-keys')}>
      <span>{text('Shortcuts in the schedule:')}</span>
      {shownShortcuts(scheduleShortcuts).map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          <span>{` ${text(does)}`}</span>
        </span>
      ))}
    </p>
  );
}
