/**
 * Section 4: the form's choices 1, 2, 3 or anything else, which the product maps to not_started, finished, postponed and
 * canceled. Calls send the word; `alias` is the digit, which records and drafts of earlier versions may hold.
 */
export const matchStatuses = [
  { value: 'not_started', alias: '1', label: 'Not started' },
  { value: 'finished', alias: '2', label: 'Finished' },
  { value: 'postponed', alias: '3', label: 'Postponed' },
  { value: 'canceled', alias: '4', label: 'Canceled' },
] as const;

/** The word of a digit; any other status as it is. */
export function matchStatusOf(status: string): string {
  return matchStatuses.find(({ alias }) => alias === status)?.value ?? status;
}
