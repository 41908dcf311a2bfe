import type { ReactNode } from 'react';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { differencesOf } from '#machines/form/compare.ts';
import type { FormValues } from '#machines/form/types.ts';
import type { Candidate } from '#machines/look-up.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { DraftDifferences } from '../draft/draft-differences.tsx';

interface FoundRecordsProps {
  /** The entity of the records; undefined for a form that has no record of its own. */
  readonly entity?: Pick<Entity, 'path' | 'fields'> | undefined;
  readonly candidates: readonly Candidate[];
  /** What the user has entered: *This one* and a save would replace what differs, so both are shown. */
  readonly values: FormValues;
  readonly isDisabled?: boolean;
  /** Which records can be picked. A draft would lose its differing values, so it allows only equal records. */
  readonly pickable: 'any' | 'equal';
  readonly onPick: (id: Candidate['id']) => void;
  readonly onSendAgain: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** After a create without a response: the records that it may have created. The user decides. */
export function FoundRecords(props: FoundRecordsProps) {
  const { entity, candidates, values, isDisabled = false, pickable, onPick, onSendAgain, children } = props;
  const text = useText();
  return (
    <Banner kind="warning">
      <div className={layout['tight']}>
        <p>
          <span>{`${text('The server did not reply. This may have been saved.')} `}</span>
          <span>
            {candidates.length > 0
              ? text('Is it one of these records?')
              : text('Check the list before you send it again.')}
          </span>
        </p>
        <ul className={layout['tight']}>
          {candidates.map(({ id, name, differing, values: stored }) => {
            // The lookup does not compare what no server returns, such as passwords.
            const differences = differencesOf({ base: stored, values }, stored).filter((one) =>
              differing.includes(one.name),
            );
            return (
              <li key={id} className={layout['tight']}>
                <div className={layout['row']}>
                  <a href={`#/${entity?.path}/edit/${id}`} target="_blank" rel="noreferrer">
                    {`${name} (#${id})`}
                  </a>
                  <span className={classNames(layout['note'], layout['grow'])}>
                    {differences.length === 0 && text('All fields match')}
                  </span>
                  {(pickable === 'any' || differing.length === 0) && (
                    <Button
                      size="small"
                      disabled={isDisabled}
                      aria-label={text('This one: {{name}}', { name: `${name} (#${id})` })}
                      onClick={() => onPick(id)}
                    >
                      {text('This one')}
                    </Button>
                  )}
                </div>
                {entity && differences.length > 0 && (
                  <DraftDifferences
                    fields={entity.fields}
                    differences={differences}
                    resolutions={{}}
                    mine={text('Your changes')}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <div className={layout['row']}>
          <Button size="small" disabled={isDisabled} onClick={onSendAgain}>
            {text('Send again')}
          </Button>
          {children}
        </div>
      </div>
    </Banner>
  );
}
