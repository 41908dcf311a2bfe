import { waitFor } from 'xstate';
import type { TokenRefresh } from '#api/http/authorized-fetch.ts';
import { verdictOn } from '#machines/session/selectors.ts';
import type { SessionActor } from './session-actor.ts';

/** Reports a rejected token to the session and waits for its verdict. The machine refreshes once for all calls. */
export async function refreshSessionToken(session: SessionActor, rejectedToken: string): Promise<TokenRefresh> {
  session.send({ type: 'session.tokenRejected', accessToken: rejectedToken });
  const settled = await waitFor(session, (snapshot) => verdictOn(snapshot, rejectedToken).kind !== 'wait');
  const verdict = verdictOn(settled, rejectedToken);
  if (verdict.kind === 'wait') throw new Error('The session stopped while a token was being refreshed');
  return verdict;
}
