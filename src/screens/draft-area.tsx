import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { type DraftActor, handIn } from '#actors/draft-logic.ts';
import type { Fields } from '#fields/field.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { offeredDraft, troubleOf } from '#machines/draft/selectors.ts';
import type { DraftContext } from '#machines/draft/types.ts';
import { differencesOf } from '#machines/form/compare.ts';
import { isSameValue } from '#machines/form/same-value.ts';
import type { FormValues } from '#machines/form/types.ts';
import { Banner } from '#ui/banner.tsx';
import { lazyCode } from '#ui/lazy-code.ts';
import { LazyPage } from '#ui/lazy-page.tsx';
import css from './draft-offer.module.css';

interface DraftAreaProps {
  readonly draft: DraftActor;
  readonly fields: Fields;
  /** What stands in the form as nobody has changed it; `null` where it could not be read, `undefined` while it is read. */
  readonly record: FormValues | null | undefined;
  /** Came from the page of drafts: what raises no question is taken at once. */
  readonly isChosen?: boolean;
  readonly onRestore: (taken: { readonly base: FormValues; readonly values: FormValues }) => void;
}

const offerCode = lazyCode(() => import('./draft-offer.tsx'));

const troubles: Readonly<Record<NonNullable<DraftContext['trouble']>, Text>> = {
  full: 'This device is full. What you type is not being kept.',
  gone: 'What you type is not being kept until you log in again.',
  fault: 'What you type could not be kept on this device.',
};

/** Over a form: the draft of an earlier visit, and why what is typed now is not being kept. */
export function DraftArea({ draft, fields, record, isChosen = false, onRestore }: DraftAreaProps) {
  const text = useText();
  const offered = useSelector(draft, offeredDraft);
  const trouble = useSelector(draft, troubleOf);

  /** What has been typed over the offer is kept as a draft of its own first. */
  async function restore(base: FormValues, values: FormValues) {
    if (!(await handIn(draft)) || offeredDraft(draft.getSnapshot()) === null) return;
    draft.send({ type: 'draft.restore' });
    onRestore({ base, values });
  }

  const takeChosen = useEffectEvent(() => {
    if (offered === null || record === undefined || !isChosen || offered.status === 'unsure') return;
    const isEqual = (_: string, one: unknown, other: unknown) => isSameValue(one, other);
    const differences = differencesOf(offered, record ?? offered.base, isEqual);
    if (differences.every(({ by }) => by === 'mine')) void restore(offered.base, { ...record, ...offered.values });
  });
  const isHere = offered !== null && record !== undefined;
  useEffect(() => {
    if (isHere) takeChosen();
  }, [isHere]);

  return (
    <div className={css['area']}>
      {trouble !== null && <Banner kind="error">{text(troubles[trouble])}</Banner>}
      {offered !== null && record !== undefined && (
        <LazyPage code={offerCode}>
          {({ DraftOffer }) => (
            <DraftOffer
              draft={offered}
              fields={fields}
              record={record}
              onRestore={(values) => void restore(offered.base, values)}
              onDiscard={() => draft.send({ type: 'draft.discard' })}
            />
          )}
        </LazyPage>
      )}
    </div>
  );
}
