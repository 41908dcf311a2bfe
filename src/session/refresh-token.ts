import { waitFor } from 'xstate';
import type { CacheUpdate } from '#api/http/authorized-fetch.ts';
import { verdictOn } from '#machines/session/selectors.ts';
import type { SessionActor } from './session-actor.ts';

/** Tells the session that a token was refused and waits for what it says: the machine makes sure of one refresh. */
export async function refreshSessionToken(session: SessionActor, refused: string): Promise<CacheUpdate> {
  session.send({ type: 'session.tokenRejected', accessToken: refused });
  const settled = await waitFor(session, (snapshot) => verdictOn(snapshot, refused).kind !== 'wait');
  const verdict = verdictOn(settled, refused);
  if (verdict.kind === 'wait') throw new Error('The session stopped while a token was being renewed');
  return verdict;
}
