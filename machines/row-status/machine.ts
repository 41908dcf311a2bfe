import { confirmedCallMachine } from '../confirmed-call.ts';

/** The new status of a record, as in the API (section 4): '1' active, '0' inactive; for a match its word, such as 'finished'. */
export interface StatusChange {
  readonly id: number | string;
  readonly to: string;
}

/**
 * The active switch of one row (section 4). It is not optimistic: the row shows the server's value and is busy until the
 * server responds. A failure leaves the value unchanged.
 */
export const rowStatusMachine = confirmedCallMachine<StatusChange>({ id: 'rowStatus', isConfirmedByPress: true });
