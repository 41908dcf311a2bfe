import type { ReactNode } from 'react';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import type { Candidate } from '#machines/look-up.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';

interface FoundRecordsProps {
  /** The entity of the records; undefined for a form that has no record of its own. */
  readonly entity?: Pick<Entity, 'path' | 'fields'> | undefined;
  readonly candidates: readonly Candidate[];
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
  const { entity, candidates, isDisabled = false, pickable, onPick, onSendAgain, children } = props;
  const text = useText();
  const hasCandidates = candidates.length > 0;
  return (
    <Banner kind="warning">
      <div className={layout['tight']}>
        <p>
          <span>{`${text('The server did not reply. This may have been saved.')} `}</span>
          <span>
            {hasCandidates ? text('Is it one of these records?') : text('Check the list before you send it again.')}
          </span>
        </p>
        <ul className={layout['tight']}>
          {candidates.map(({ id, name, differing }) => (
            <li key={id} className={layout['row']}>
              <a href={`#/${entity?.path}/edit/${id}`} target="_blank" rel="noreferrer">
                {`${name} (#${id})`}
              </a>
              <span className={classNames(layout['note'], layout['grow'])}>
                {differing.length === 0
                  ? text('All fields match')
                  : text('Differs in: {{fields}}', { fields: labelsOf(differing).join(', ') })}
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
            </li>
          ))}
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

  function labelsOf(names: readonly string[]): readonly string[] {
    return names.flatMap((name) => {
      const field = entity?.fields[name];
      return field === undefined ? [] : [text(field.label)];
    });
  }
}
