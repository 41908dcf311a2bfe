import { confirmedCallMachine } from '../confirmed-call.ts';

/** The record to remove, and its name in the dialog. */
export interface Subject {
  readonly id: number | string;
  readonly name: string;
}

/** The confirmed removal of one record. */
export const removalMachine = confirmedCallMachine<Subject>({ id: 'removal' });
