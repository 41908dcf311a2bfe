import { useSelector } from '@xstate/react';
import type { Fields } from '#fields/field.ts';
import type { Text } from '#i18n/text.ts';
import { useText } from '#i18n/use-text.ts';
import { troubleOf } from '#machines/draft/selectors.ts';
import type { DraftContext } from '#machines/draft/types.ts';
import { Banner } from '#ui/layout/banner.tsx';
import { toast } from '#ui/toast/toast.ts';
import css from './draft-area.module.css';
import { DraftOffer } from './draft-offer.tsx';
import { type OfferInput, useOffer, type WithValues } from './use-offer.ts';

const troubles: Readonly<Record<NonNullable<DraftContext['trouble']>, Text>> = {
  full: 'This device is full. Drafts are not saved.',
  gone: 'Drafts are not saved until you log in again.',
  fault: 'The draft could not be saved on this device.',
};

/** Above a form: the draft of an earlier visit, and why the typed values are not being stored. */
export function DraftArea<Snapshot extends WithValues>({
  fields,
  ...offerInput
}: OfferInput<Snapshot> & { readonly fields: Fields }) {
  const text = useText();
  const offer = useOffer(offerInput, () =>
    toast.error(text('This draft was changed or sent in another window. Nothing was restored.')),
  );
  const trouble = useSelector(offerInput.draft, troubleOf);

  return (
    <div className={css['area']}>
      {trouble !== null && <Banner kind="error">{text(troubles[trouble])}</Banner>}
      {offer !== null && (
        <DraftOffer offer={offer} fields={fields} onDiscard={() => offerInput.draft.send({ type: 'draft.discard' })} />
      )}
    </div>
  );
}
