import type { KeyboardEvent } from 'react';

export interface ScheduleKeys {
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
  readonly onView: (view: 'day' | 'week') => void;
  readonly onZone: () => void;
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
    ['KeyZ', onZone],
  ]);
  return (event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const action = actions.get(event.code);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}
