import { useSelector } from '@xstate/react';
import type { Fields } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { differencesOf, undecided } from '#machines/form/compare.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { DraftDifferences } from '../draft-differences.tsx';
import type { DraftSendActor } from './draft-list.tsx';
import css from './drafts-screen.module.css';

interface DraftComparisonProps {
  readonly sending: DraftSendActor;
  readonly fields: Fields;
  readonly isOnline: boolean;
}

/** What has to be decided before a draft goes out: whose value counts, or whether it is there already. */
export function DraftComparison({ sending, fields, isOnline }: DraftComparisonProps) {
  const text = useText();
  const isComparing = useSelector(sending, (snapshot) => snapshot.matches('comparing'));
  const isAsking = useSelector(sending, (snapshot) => snapshot.matches('asking'));
  const { base, values, theirs, picks, isEqual, isThere } = useSelector(sending, ({ context }) => context);
  const send = () => sending.send({ type: 'draftSend.send' });
  const cancel = <Button onClick={() => sending.send({ type: 'draftSend.cancel' })}>{text('Cancel')}</Button>;

  if (isAsking) {
    return (
      <>
        <Banner kind="warning">
          {isThere === true
            ? text('The list has a record like this one: it was probably saved. Sending it again would make another.')
            : text('It was sent before and is not found in the list. Send it again only if you are sure.')}
        </Banner>
        <div className={css['bar']}>
          <Button variant={isThere === true ? 'secondary' : 'primary'} disabled={!isOnline} onClick={send}>
            {text('Send again')}
          </Button>
          {cancel}
        </div>
      </>
    );
  }
  if (!isComparing || theirs === null) return null;
  const differences = differencesOf({ base, values }, theirs, isEqual);
  return (
    <>
      <Banner kind="warning">
        {text('Somebody else has changed this record since you began. Pick what is to be sent.')}
      </Banner>
      <DraftDifferences
        fields={fields}
        differences={differences}
        picks={picks}
        onPick={(name, side) => sending.send({ type: 'draftSend.pick', name, side })}
      />
      <div className={css['bar']}>
        <Button variant="primary" disabled={!isOnline || undecided(differences, picks).length > 0} onClick={send}>
          {text('Send what is picked')}
        </Button>
        {cancel}
      </div>
    </>
  );
}
