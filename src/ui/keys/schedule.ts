import type { ShortcutGroup } from './shortcuts.ts';

/** Shortcuts of the schedule, while the focus is in it. */
export const scheduleShortcuts = {
  where: 'Schedule',
  lines: {
    step: { keys: ['←', '→'], does: 'Previous and next day or week' },
    today: { keys: ['T'], does: 'Today' },
    view: { keys: ['D', 'W'], does: 'A day, a week' },
    zone: { keys: ['Z'], does: 'IST or UTC' },
  },
} as const satisfies ShortcutGroup;
