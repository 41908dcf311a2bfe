import type { KeyboardEvent } from 'react';
import type { Zone } from '#domain/time/zone.ts';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '#ui/base/class-names.ts';
import { isTyping } from '#ui/base/use-keys.ts';
import layout from '#ui/layout/layout.module.css';

export interface ScheduleKeys {
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
  readonly onView: (view: 'day' | 'week') => void;
  readonly onZone: (zone?: Zone) => void;
}

/**
 * Keys by their position on the keyboard (`event.code`), since a Hindi layout has other letters. They work while the
 * focus is in the schedule and not in a text field, so that single letters do nothing unexpected elsewhere.
 */
export function scheduleKeys({ onStep, onToday, onView, onZone }: ScheduleKeys) {
  const actions = new Map([
    ['ArrowLeft', () => onStep(-1)],
    ['ArrowRight', () => onStep(1)],
    ['KeyT', onToday],
    ['KeyD', () => onView('day')],
    ['KeyW', () => onView('week')],
    ['KeyZ', () => onZone()],
  ]);
  return (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const action = actions.get(event.code);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}

/** A list of the keyboard shortcuts. */
export function KeyHelp() {
  const text = useText();
  const keys = [
    ['←', text('Previous')],
    ['→', text('Next')],
    ['T', text('Today')],
    ['D', text('Day')],
    ['W', text('Week')],
    ['Z', text('Time zone')],
  ];
  return (
    <p className={classNames(layout['row'], layout['faint'], 'schedule-keys')}>
      <span>{text('Shortcuts in the schedule:')}</span>
      {keys.map(([key, action]) => (
        <span key={key}>
          <kbd>{key}</kbd>
          <span>{` ${action}`}</span>
        </span>
      ))}
    </p>
  );
}
