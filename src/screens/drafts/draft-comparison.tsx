import { useSelector } from '@xstate/react';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { differencesOf, unresolved } from '#machines/form/compare.ts';
import { Button } from '#ui/base/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { DraftDifferences } from '../shared/draft/draft-differences.tsx';
import { FoundRecords } from '../shared/form/found-records.tsx';
import css from './drafts-screen.module.css';
import type { DraftSendActor } from './use-draft-sending.ts';

interface DraftComparisonProps {
  readonly sending: DraftSendActor;
  readonly entity: Entity;
  readonly isOnline: boolean;
}

/** Asks what a send needs to know: which value to use for each conflict, or whether the record exists already. */
export function DraftComparison({ sending, entity, isOnline }: DraftComparisonProps) {
  const text = useText();
  const isComparing = useSelector(sending, (snapshot) => snapshot.matches('comparing'));
  const isAsking = useSelector(sending, (snapshot) => snapshot.matches('asking'));
  const { base, values, theirs, resolutions, isEqual, candidates } = useSelector(sending, ({ context }) => context);
  const send = () => sending.send({ type: 'draftSend.send' });
  const cancel = <Button onClick={() => sending.send({ type: 'draftSend.cancel' })}>{text('Cancel')}</Button>;

  if (isAsking) {
    return (
      <FoundRecords
        entity={entity}
        candidates={candidates}
        isDisabled={!isOnline}
        pickable="equal"
        onPick={() => sending.send({ type: 'draftSend.chooseFound' })}
        onSendAgain={send}
      >
        {cancel}
      </FoundRecords>
    );
  }
  if (!isComparing || theirs === null) return null;
  const differences = differencesOf({ base, values }, theirs, isEqual);
  return (
    <>
      <Banner kind="warning">{text('Someone else changed this record after you started. Choose what to send.')}</Banner>
      <DraftDifferences
        fields={entity.fields}
        differences={differences}
        resolutions={resolutions}
        onPick={(name, side) => sending.send({ type: 'draftSend.resolve', name, side })}
      />
      <div className={css['bar']}>
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
