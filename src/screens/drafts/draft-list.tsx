import { useRef, useState } from 'react';
import { type ActorRefFrom, waitFor } from 'xstate';
import { useOnline } from '#connection/use-online.ts';
import type { DraftStore } from '#drafts/draft-store.ts';
import { useText } from '#i18n/use-text.ts';
import type { draftSendMachine } from '#machines/draft-send/machine.ts';
import { Button } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { DraftCard } from './draft-card.tsx';
import css from './drafts-screen.module.css';
import type { ShownDraft } from './use-drafts.ts';

export type DraftSendActor = ActorRefFrom<typeof draftSendMachine>;

interface DraftListProps {
  readonly shelf: DraftStore;
  readonly shown: readonly ShownDraft[];
}

interface Progress {
  readonly done: number;
  readonly of: number;
  readonly isOver: boolean;
  readonly sent: number;
}

/** Each draft with what can be done with it, and all of those that can be sent one after the other. */
export function DraftList({ shelf, shown }: DraftListProps) {
  const text = useText();
  const isOnline = useOnline();
  const sending = useRef(new Map<string, DraftSendActor>());
  const [gone, setGone] = useState<readonly string[]>([]);
  const [sentIds, setSentIds] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<Progress | null>(null);
  const left = shown.filter(({ draft }) => !gone.includes(draft.id));
  const unsent = left.filter(({ draft }) => !sentIds.includes(draft.id));
  const isRunning = progress !== null && !progress.isOver;

  async function sendAll() {
    const actors = unsent.flatMap(({ draft }) => sending.current.get(draft.id) ?? []).filter(isReady);
    let sent = 0;
    for (const [done, actor] of actors.entries()) {
      setProgress({ done, of: actors.length, sent, isOver: false });
      actor.send({ type: 'draftSend.send' });
      const end = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      if (end.status === 'done') sent += 1;
    }
    setProgress({ done: actors.length, of: actors.length, sent, isOver: true });
  }

  if (left.length === 0) {
    return (
      <EmptyState title={text('No drafts')}>
        {text('What you type into a form is kept here until you save or discard it.')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={css['series']}>
        {shown.length > 1 && (unsent.length > 0 || isRunning) && (
          <Button
            disabled={!isOnline || isRunning || !unsent.some(({ form }) => form.entity !== null)}
            aria-describedby="send-all-state"
            onClick={() => void sendAll()}
          >
            {text('Send all')}
          </Button>
        )}
        <span id="send-all-state" role="status" className={css['note']}>
          {!isOnline && text('You are offline. Drafts can be sent once there is a connection.')}
          {isRunning && text('Sending {{number}} of {{total}}', { number: progress.done + 1, total: progress.of })}
          {progress?.isOver === true &&
            progress.of > 0 &&
            text('{{sent}} of {{total}} sent', { sent: progress.sent, total: progress.of })}
        </span>
      </div>
      <ul className={css['list']}>
        {left.map(({ draft, form }) => (
          <li key={`${draft.id} ${draft.at}`}>
            <DraftCard
              draft={draft}
              form={form}
              shelf={shelf}
              onSending={(actor) => {
                if (actor === null) sending.current.delete(draft.id);
                else sending.current.set(draft.id, actor);
              }}
              isSent={sentIds.includes(draft.id)}
              onSent={() => setSentIds((former) => [...former, draft.id])}
              onDiscard={() => {
                setGone((former) => [...former, draft.id]);
                void shelf.remove([draft]);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Complete, and nothing is being asked about it. */
function isReady(actor: DraftSendActor): boolean {
  const snapshot = actor.getSnapshot();
  const { mode, values, base, validate } = snapshot.context;
  return snapshot.matches('idle') && Object.keys(validate(values, base, mode)).length === 0;
}
