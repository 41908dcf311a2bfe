/** Whether a record is shown to the public: '1' or '0' on the wire (section 4). */
export type ActiveStatus = '1' | '0';

/** Section 4, player and team status: 'active' in any case is sent as '1', anything else as '0'. */
export function statusOfLabel(label: string): ActiveStatus {
  return label.trim().toLowerCase() === 'active' ? '1' : '0';
}

/** Reads a status from a response: '1', 1, true and 'active' are active. */
export function readStatus(value: unknown): ActiveStatus {
  if (value === true || value === 1 || value === '1') return '1';
  return typeof value === 'string' ? statusOfLabel(value) : '0';
}

export function otherStatus(status: ActiveStatus): ActiveStatus {
  return status === '1' ? '0' : '1';
}
