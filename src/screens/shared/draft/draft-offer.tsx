import { useState } from 'react';
import type { Fields } from '#fields/field.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useText } from '#i18n/use-text.ts';
import { differencesOf, merged, unresolved } from '#machines/form/compare.ts';
import type { Resolutions } from '#machines/form/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import layout from '#ui/layout/layout.module.css';
import { DraftDifferences } from './draft-differences.tsx';
import type { Offer } from './use-offer.ts';

interface DraftOfferProps {
  readonly offer: Offer;
  readonly fields: Fields;
  readonly onDiscard: () => void;
}

/** The draft of an earlier visit, compared with the current record, to restore or discard. */
export function DraftOffer({ offer, fields, onDiscard }: DraftOfferProps) {
  const { offered: draft, record, isOpen, restore } = offer;
  const text = useText();
  const [now] = useState(Date.now);
  const [resolutions, setResolutions] = useState<Resolutions>({});
  const current = record ?? draft.base;
  const differences = differencesOf(draft, current);
  const isContested = differences.some(({ by }) => by !== 'mine');
  const isUnresolved = unresolved(differences, resolutions).length > 0;
  return (
    <Card title={text('You have a draft for this form')}>
      <div className={layout['stack']}>
        <p>
          <span>{`${text('Saved {{age}}.', { age: formatAge(draft.at, now, text.language) })} `}</span>
          {draft.status === 'waiting' && <span>{text('Waiting to be sent')}</span>}
        </p>
        {draft.status === 'unsure' && (
          <Banner kind="warning">{text('The server did not reply. This may have been saved.')}</Banner>
        )}
        {isContested && (
          <Banner kind="warning">
            {text('Someone else changed this record after you started. Choose a value for each field.')}
          </Banner>
        )}
        {differences.length === 0 ? (
          <p>{text('The form already contains everything in the draft.')}</p>
        ) : (
          <DraftDifferences
            fields={fields}
            differences={differences}
            resolutions={resolutions}
            onPick={(name, side) => setResolutions({ ...resolutions, [name]: side })}
          />
        )}
        <div className={layout['row']}>
          {differences.length > 0 && (
            <Button
              variant="primary"
              disabled={isUnresolved || !isOpen}
              onClick={() => void restore(merged(draft, current, resolutions))}
            >
              {text('Restore the draft')}
            </Button>
          )}
          <Button onClick={onDiscard}>{text('Discard the draft')}</Button>
        </div>
      </div>
    </Card>
  );
}
