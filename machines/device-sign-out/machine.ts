import { confirmedCallMachine } from '../confirmed-call.ts';
import type { ListRow } from '../list/types.ts';

/** A session of the user on the server: one sign-in on one device. Texts are '' if the server does not know them. */
export interface ListedSession extends ListRow {
  readonly id: number;
  /** Browser and system: 'Chrome on Windows'. */
  readonly device: string;
  /** The network address at sign-in. */
  readonly address: string;
  /** In the format of the API, as all times here. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** Whether this tab uses it. */
  readonly isCurrent: boolean;
}

/** What to end: one session by its id, or all except the current one. */
export type SessionChoice = number | 'others';

/** The confirmed end of a session of the user on another device, or of all others. A session may have ended before. */
export const deviceSignOutMachine = confirmedCallMachine<SessionChoice>({
  id: 'deviceSignOut',
  mayHaveHappened: true,
});
