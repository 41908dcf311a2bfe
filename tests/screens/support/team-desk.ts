import { beforeEach, expect } from 'vitest';
import { newId } from '#drafts/store/change.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { valuesOf } from '#fields/wire.ts';
import type { DraftContent } from '#machines/draft/types.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { draftChange } from '../../support/draft-change.ts';
import { demoAdmin, openTab, type Tab, withDevice } from '../../support/page/open-tab.ts';
import { createdId } from './created-id.ts';

/** A signed-in user and a team to store drafts of. New for each test. */
export interface TeamDesk {
  readonly tab: Tab;
  readonly teamId: number;
  /** The created team. Its name is unique. */
  readonly team: {
    readonly name: string;
    readonly full_name: string;
    readonly game_id: string;
    readonly country: string;
  };
  readonly userId: number;
  /** Stores a waiting draft of the team with a changed full name. Resolves with the draft's id. */
  readonly storeDraft: (typed: string, changes?: Partial<DraftContent>) => Promise<string>;
}

/** Call once per file, after the reference server. */
export function withTeamDesk(): () => TeamDesk {
  let desk: TeamDesk | undefined;
  let count = 0;
  withDevice();
  beforeEach(async () => {
    count += 1;
    desk = await openDesk(count);
  });
  return () => {
    if (desk === undefined) throw new Error('The fixture is available inside tests only');
    return desk;
  };
}

async function openDesk(number: number): Promise<TeamDesk> {
  const tab = await openTab(demoAdmin);
  const team = { name: `Pack ${number}`, full_name: `Pack ${number} Esports`, game_id: '18', country: '1' };
  const teamId = await createdId(tab, 'POST /api/v1/teams', team);
  const user = currentUser(tab.session.getSnapshot());
  if (user === null) throw new Error('Nobody is signed in');

  const storeDraft = async (typed: string, changes: Partial<DraftContent> = {}) => {
    const base = valuesOf(teams.fields, 'edit', { ...team, id: teamId, status: '1' });
    const values = { ...base, full_name: typed };
    const draftId = newId();
    const store = await tab.drafts.of(user.id);
    const content = { place: { form: 'teams', id: teamId }, status: 'waiting', base, values, ...changes } as const;
    expect(await store.store(draftChange(draftId, content, { userId: user.id, at: Date.now() }))).toBe('stored');
    return draftId;
  };
  return { tab, teamId, team, userId: user.id, storeDraft };
}
