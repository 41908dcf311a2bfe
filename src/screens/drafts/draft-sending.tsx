import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import type { DraftStore } from '#drafts/draft-store.ts';
import type { Entity } from '#entities/define.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { Draft } from '#machines/draft/types.ts';
import { differencesOf, unresolved } from '#machines/form/compare.ts';
import { useOnline } from '#session/connection/use-online.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { DraftDifferences } from '../shared/draft/draft-differences.tsx';
import { FoundRecords } from '../shared/form/found-records.tsx';
import { useNotices } from '../shared/use-notices.ts';
import { useOutput } from '../shared/use-output.ts';
import { type DraftSending as Sending, useDraftSending } from './use-draft-sending.ts';

export interface DraftSendingProps {
  readonly draft: Draft;
  readonly entity: Entity;
  readonly name: string;
  readonly store: DraftStore;
  /** Registers what sends the draft; `null` unregisters it. 'Send all' uses it. */
  readonly onSending: (sending: Sending | null) => void;
  readonly onSent: () => void;
  /** Other actions on the draft. */
  readonly children: ReactNode;
}

/**
 * Sends one draft when the user presses Send. It first compares a record that others have changed, and searches for a
 * record that may already exist.
 */
export function DraftSending({ draft, entity, name, store, onSending, onSent, children }: DraftSendingProps) {
  const text = useText();
  const serverText = useServerText();
  const isOnline = useOnline();
  const id = useId();
  const { sending, isComplete, calls } = useDraftSending({ draft, entity, draftStore: store });
  const { form, send } = sending;
  const failure = useSelector(form, ({ context }) => context.failure);
  const serverErrors = useSelector(form, ({ context }) => context.serverErrors);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('awaitingSignIn'));
  const isAsking = useSelector(form, (snapshot) => snapshot.hasTag('comparing') || snapshot.hasTag('unsure'));
  const sent = useSelector(form, ({ context }) => context.output?.message ?? null);
  useNotices(form);
  useOutput(form, onSent);

  const notifySending = useEffectEvent(onSending);
  useEffect(() => {
    notifySending(sending);
    return () => notifySending(null);
  }, [sending]);

  if (sent !== null) {
    return (
      <Banner kind="success" action={<LinkButton to={`/${entity.path}`}>{text('Open the list')}</LinkButton>}>
        {serverText(sent)}
      </Banner>
    );
  }
  const reason = !isComplete
    ? text('Required fields are missing. Open the draft to complete it.')
    : isOnline
      ? ''
      : text('You are offline. Drafts can be sent when you are back online.');
  return (
    <div className={layout['stack']}>
      {failure && !isAsking && (
        <Banner kind={failure.kind === 'unknown' ? 'warning' : 'error'}>
          {[serverText(failure.message), ...Object.values(serverErrors).map(serverText)].filter(isFirst).join(' · ')}
        </Banner>
      )}
      <DraftComparison sending={sending} entity={entity} isOnline={isOnline} />
      <SlowNotice calls={calls} />
      {!isAsking && (
        <div className={layout['row']}>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={reason !== ''}
            aria-label={text('Send {{name}}', { name })}
            aria-describedby={reason === '' ? undefined : id}
            onClick={send}
          >
            {text('Send')}
          </Button>
          {children}
          {reason !== '' && (
            <span id={id} className={layout['note']}>
              {reason}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

function isFirst(message: string, at: number, all: readonly string[]): boolean {
  return all.indexOf(message) === at;
}

interface DraftComparisonProps extends Pick<DraftSendingProps, 'entity'> {
  readonly sending: Sending;
  readonly isOnline: boolean;
}

/** Asks what a send needs to know: which value to use for each conflict, or whether the record exists already. */
function DraftComparison({ sending: { form, send }, entity, isOnline }: DraftComparisonProps) {
  const text = useText();
  const isComparing = useSelector(form, (snapshot) => snapshot.hasTag('comparing'));
  const isAsking = useSelector(form, (snapshot) => snapshot.hasTag('unsure'));
  const { base, values, changedElsewhere, resolutions, isEqual, candidates } = useSelector(
    form,
    ({ context }) => context,
  );
  const cancel = <Button onClick={() => form.send({ type: 'form.back' })}>{text('Cancel')}</Button>;

  if (isAsking) {
    return (
      <FoundRecords
        entity={entity}
        {...{ candidates, values }}
        isDisabled={!isOnline}
        pickable="equal"
        onPick={(id) => form.send({ type: 'form.chooseFound', id })}
        onSendAgain={() => form.send({ type: 'form.sendAgain' })}
      >
        {cancel}
      </FoundRecords>
    );
  }
  if (!isComparing || changedElsewhere === null) return null;
  const differences = differencesOf({ base, values }, changedElsewhere, isEqual);
  return (
    <>
      <Banner kind="warning">{text('Someone else changed this record after you started. Choose what to send.')}</Banner>
      <DraftDifferences
        fields={entity.fields}
        differences={differences}
        resolutions={resolutions}
        onPick={(name, side) => form.send({ type: 'form.resolve', name, side })}
      />
      <div className={layout['row']}>
        <Button
          variant="primary"
          disabled={!isOnline || unresolved(differences, resolutions).length > 0}
          onClick={send}
        >
          {text('Send selected values')}
        </Button>
        {cancel}
      </div>
    </>
  );
}
