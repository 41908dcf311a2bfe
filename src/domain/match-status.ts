/**
 * Section 4: the form's choices 1, 2, 3 or anything else map to not_started, finished, postponed and canceled. The app
 * sends the word. `alias` is the digit that older records and drafts may contain.
 */
export const matchStatuses = [
  { value: 'not_started', alias: '1', label: 'Not started' },
  { value: 'finished', alias: '2', label: 'Finished' },
  { value: 'postponed', alias: '3', label: 'Postponed' },
  { value: 'canceled', alias: '4', label: 'Canceled' },
] as const;

/** Converts a digit to its word. Returns any other status unchanged. */
export function matchStatusOf(status: string): string {
  return matchStatuses.find(({ alias }) => alias === status)?.value ?? status;
}
