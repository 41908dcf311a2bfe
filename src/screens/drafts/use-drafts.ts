import { useCallback, useEffect, useState } from 'react';
import type { Api } from '#api/api.ts';
import type { DraftStore } from '#drafts/draft-store.ts';
import type { Drafts } from '#drafts/drafts.ts';
import type { Draft, DraftVersion } from '#machines/draft/types.ts';
import { currentUser } from '#machines/session/selectors.ts';
import { capabilitiesInTime } from '#session/capabilities/capabilities.ts';
import { useServices } from '#session/services/services-context.ts';
import { type DraftForm, formOfDraft } from './draft-form.ts';

export interface ShownDraft {
  readonly draft: Draft;
  readonly form: DraftForm;
}

export type DraftsView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready';
      readonly draftStore: DraftStore;
      readonly shown: readonly ShownDraft[];
      /** Drafts of forms that this version of the app does not have. */
      readonly unknown: readonly Draft[];
      /** Drafts encrypted with another password. */
      readonly former: readonly DraftVersion[];
    };

/** The user's drafts when the screen opened; `read` reads them again. */
export function useDrafts(): { readonly view: DraftsView; readonly read: () => Promise<void> } {
  const { api, drafts, session } = useServices();
  const [view, setView] = useState<DraftsView>({ kind: 'loading' });
  const [userId] = useState(() => currentUser(session.getSnapshot())?.id ?? null);

  const read = useCallback(async () => setView(await readView(api, drafts, userId)), [api, drafts, userId]);
  useEffect(() => void readView(api, drafts, userId).then(setView), [api, drafts, userId]);
  return { view, read };
}

async function readView(api: Api, drafts: Drafts, userId: number | null): Promise<DraftsView> {
  if (userId === null) return { kind: 'failed' };
  try {
    const store = await drafts.of(userId);
    // What a draft is sent with depends on the capabilities.
    const [all] = await Promise.all([store.all(), capabilitiesInTime(api)]);
    const read = all.drafts.map((draft) => ({ draft, form: formOfDraft(draft) }));
    const shown = read.flatMap(({ draft, form }) => (form === null ? [] : [{ draft, form }]));
    const unknown = read.flatMap(({ draft, form }) => (form === null ? [draft] : []));
    return { kind: 'ready', draftStore: store, shown, unknown, former: all.former };
  } catch {
    return { kind: 'failed' };
  }
}
