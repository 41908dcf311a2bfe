import { useRef, useState } from 'react';
import { waitFor } from 'xstate';
import type { DraftStore } from '#drafts/draft-store.ts';
import { useText } from '#i18n/use-text.ts';
import { useOptionStore } from '#lists/options/use-option-store.ts';
import { invalidPaths } from '#machines/form/errors.ts';
import { canSave } from '#machines/form/selectors.ts';
import { useOnline } from '#session/connection/use-online.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { OptionStoreContext } from '#ui/controls/option-store-context.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import layout from '#ui/layout/layout.module.css';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { DraftCard } from './draft-card.tsx';
import { FormerDrafts, RemovableDrafts } from './removable-drafts.tsx';
import type { DraftSending } from './use-draft-sending.ts';
import { type ShownDraft, useDrafts } from './use-drafts.ts';

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
      <div className={classNames(layout['stack'], layout['narrow'])}>
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

interface Progress {
  readonly done: number;
  readonly of: number;
  readonly sent: number;
}

/** The drafts, and a button that sends all complete ones in sequence. */
function DraftList({ store, shown }: { store: DraftStore; shown: readonly ShownDraft[] }) {
  const text = useText();
  const isOnline = useOnline();
  const sendings = useRef(new Map<string, DraftSending>());
  const [discardedIds, setDiscardedIds] = useState<readonly string[]>([]);
  const [sentIds, setSentIds] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<Progress | null>(null);
  const left = shown.filter(({ draft }) => !discardedIds.includes(draft.id));
  const unsent = left.filter(({ draft }) => !sentIds.includes(draft.id));
  const isRunning = progress !== null && progress.done < progress.of;

  async function sendAll() {
    const ready = unsent.flatMap(({ draft }) => sendings.current.get(draft.id) ?? []).filter(isReady);
    let sent = 0;
    for (const [done, { form, send }] of ready.entries()) {
      setProgress({ done, of: ready.length, sent });
      send();
      const end = await waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
      if (end.status === 'done') sent += 1;
    }
    setProgress({ done: ready.length, of: ready.length, sent });
  }

  if (left.length === 0) {
    return (
      <EmptyState title={text('No drafts')}>
        {text('Unsaved work in a form is stored here until you save or discard it.')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={layout['row']}>
        {shown.length > 1 && (unsent.length > 0 || isRunning) && (
          <Button
            disabled={!isOnline || isRunning || !unsent.some(({ form }) => form.entity !== null)}
            aria-describedby="send-all-state"
            onClick={() => void sendAll()}
          >
            {text('Send all')}
          </Button>
        )}
        <span id="send-all-state" role="status" className={layout['note']}>
          {!isOnline && <span>{text('You are offline. Drafts can be sent when you are back online.')}</span>}
          {isRunning && (
            <span>{text('Sending {{number}} of {{total}}', { number: progress.done + 1, total: progress.of })}</span>
          )}
          {progress !== null && progress.of > 0 && !isRunning && (
            <span>{text('{{sent}} of {{total}} sent', { sent: progress.sent, total: progress.of })}</span>
          )}
        </span>
      </div>
      <ul className={layout['stack']}>
        {left.map(({ draft, form }) => (
          <li key={`${draft.id} ${draft.at}`}>
            <DraftCard
              draft={draft}
              form={form}
              store={store}
              onSending={(sending) => {
                if (sending === null) sendings.current.delete(draft.id);
                else sendings.current.set(draft.id, sending);
              }}
              isSent={sentIds.includes(draft.id)}
              onSent={() => setSentIds((former) => [...former, draft.id])}
              onDiscard={() => {
                setDiscardedIds((former) => [...former, draft.id]);
                void store.remove([draft]);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Whether the draft is complete and waits for no decision of the user. */
function isReady({ form }: DraftSending): boolean {
  const snapshot = form.getSnapshot();
  return canSave(snapshot) && !snapshot.hasTag('unsure') && invalidPaths(snapshot.context).length === 0;
}
