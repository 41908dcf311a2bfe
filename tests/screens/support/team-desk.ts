import { beforeEach, expect } from 'vitest';
import { createRecord } from '#api/calls/record-calls.ts';
import { newDraftId } from '#drafts/draft-id.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { valuesOf } from '#fields/wire.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { draftChange } from '../../support/draft-change.ts';
import { demoAdmin, openTab, type Tab, withDevice } from '../../support/open-tab.ts';

/** Somebody at work, and a team of which drafts can be kept. Other for each test. */
export interface TeamDesk {
  readonly tab: Tab;
  readonly teamId: number;
  /** The team as it was made, which no other is named like. */
  readonly team: {
    readonly name: string;
    readonly full_name: string;
    readonly game_id: string;
    readonly country: string;
  };
  readonly userId: number;
  /** Puts a draft on this device, that waits to be sent: of the team, its full name changed. Resolves with its id. */
  readonly keep: (typed: string, changes?: Partial<DraftContent>) => Promise<string>;
}

/** To be called where the reference server is, once for a file. */
export function withTeamDesk(): () => TeamDesk {
  let desk: TeamDesk | undefined;
  let made = 0;
  withDevice();
  beforeEach(async () => {
    made += 1;
    desk = await openDesk(made);
  });
  return () => {
    if (desk === undefined) throw new Error('Nobody is at work before the test');
    return desk;
  };
}

async function openDesk(number: number): Promise<TeamDesk> {
  const tab = await openTab();
  await tab.signIn(demoAdmin);
  const team = { name: `Pack ${number}`, full_name: `Pack ${number} Esports`, game_id: '18', country: '1' };
  const answer = await createRecord(tab.api, 'POST /api/v1/teams', team);
  if (answer.kind !== 'ok') throw new Error(answer.message);
  const { id: teamId } = answer.data as { id: number };
  const user = currentUser(tab.session.getSnapshot());
  if (user === null) throw new Error('Nobody is signed in');

  const keep = async (typed: string, changes: Partial<DraftContent> = {}) => {
    const base = valuesOf(teams.fields, 'edit', { ...team, id: teamId, status: '1' });
    const values = { ...base, full_name: typed };
    const draftId = newDraftId();
    const shelf = await tab.drafts.of(user.id);
    const content = { place: { form: 'teams', id: teamId }, status: 'waiting', base, values, ...changes } as const;
    expect(await shelf.store(draftChange(draftId, content, { userId: user.id, at: Date.now() }))).toBe('stored');
    return draftId;
  };
  return { tab, teamId, team, userId: user.id, keep };
}
