/**
 * Section 4: the form sends 1, 2, 3 or anything else, which the product maps to not_started, finished, postponed and
 * canceled. Records say the word.
 */
export const matchStatuses = [
  { value: '1', read: 'not_started', label: 'Not started' },
  { value: '2', read: 'finished', label: 'Finished' },
  { value: '3', read: 'postponed', label: 'Postponed' },
  { value: '4', read: 'canceled', label: 'Canceled' },
] as const;
