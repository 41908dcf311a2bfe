import { useState } from 'react';
import { OptionStoreContext } from '#controls/option-store-context.ts';
import { useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#options/use-option-store.ts';
import { Button } from '#ui/base/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { DraftList } from './draft-list.tsx';
import css from './drafts-screen.module.css';
import { FormerDrafts, RemovableDrafts } from './removable-drafts.tsx';
import { useDrafts } from './use-drafts.ts';

const oldDraftAgeMs = 90 * 24 * 60 * 60_000;

/** /drafts: the user's unsent drafts, to open, send or discard. Nothing is sent automatically. */
export function DraftsScreen() {
  const text = useText();
  const options = useOptionStore();
  const { view, read } = useDrafts();
  const onChange = () => void read();
  const [now] = useState(Date.now);
  const old =
    view.kind === 'ready' ? view.shown.flatMap(({ draft }) => (now - draft.at > oldDraftAgeMs ? [draft] : [])) : [];
  return (
    <OptionStoreContext value={options}>
      <div className={css['screen']}>
        <PageTitle heading={text('Drafts')} note={text('Unsaved work on this device. Passwords are never stored.')} />
        {view.kind === 'loading' && <Skeleton shape="box" />}
        {view.kind === 'failed' && (
          <EmptyState
            title={text('Drafts could not be loaded')}
            action={<Button onClick={onChange}>{text('Retry')}</Button>}
          />
        )}
        {view.kind === 'ready' && (
          <>
            {!view.draftStore.isEncrypted && (
              <Banner kind="info">
                {text('Drafts cannot be encrypted at this address. They are deleted when you log out.')}
              </Banner>
            )}
            <FormerDrafts store={view.draftStore} drafts={view.former} onChange={onChange} />
            <RemovableDrafts
              store={view.draftStore}
              drafts={old}
              notice={text('Drafts older than 90 days: {{number}}', { number: old.length })}
              question={text('Remove the old drafts?')}
              onChange={onChange}
            />
            <RemovableDrafts
              store={view.draftStore}
              drafts={view.unknown}
              notice={text('Drafts for forms that this version does not have: {{number}}', {
                number: view.unknown.length,
              })}
              question={text('Remove the drafts of unknown forms?')}
              onChange={onChange}
            />
            <DraftList store={view.draftStore} shown={view.shown} />
          </>
        )}
      </div>
    </OptionStoreContext>
  );
}
