import { useText } from '#i18n/use-text.ts';

/** A list of the keyboard shortcuts. */
export function KeyHelp() {
  const text = useText();
  const keys = [
    ['←', text('Previous')],
    ['→', text('Next')],
    ['T', text('Today')],
    ['D', text('Day')],
    ['W', text('Week')],
    ['Z', 'IST / UTC'],
  ];
  return (
    <p className="schedule-keys">
      <span>{text('Shortcuts in the schedule:')}</span>
      {keys.map(([key, action]) => (
        <span key={key}>
          <kbd>{key}</kbd> {action}
        </span>
      ))}
    </p>
  );
}
