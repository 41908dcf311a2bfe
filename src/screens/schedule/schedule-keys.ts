import type { KeyboardEvent } from 'react';

export interface ScheduleKeys {
  readonly onStep: (by: 1 | -1) => void;
  readonly onToday: () => void;
  readonly onView: (view: 'day' | 'week') => void;
  readonly onZone: () => void;
}

/**
 * Keys by their place on the keyboard, since a Hindi one has other letters there. They work while the focus is in the
 * schedule, and not where something is typed: elsewhere a single letter would surprise.
 */
export function scheduleKeys({ onStep, onToday, onView, onZone }: ScheduleKeys) {
  const does = new Map([
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
    const act = does.get(event.code);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
}
