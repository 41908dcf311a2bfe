import type { RecordedArea } from '#history/recorded-areas.ts';
import { useText } from '#i18n/use-text.ts';
import type { HistoryEntry } from '#machines/history/types.ts';
import { WireTime } from '#ui/base/time.tsx';
import { Button } from '#ui/button/button.tsx';
import layout from '#ui/layout/layout.module.css';
import { actionWords, isRemoval } from './action-words.ts';
import { EntryChanges } from './entry-changes.tsx';
import css from './history.module.css';

interface EntryCardProps {
  readonly entry: HistoryEntry;
  /** Undefined for records that the app does not know. */
  readonly area: RecordedArea | undefined;
  /** The list is of this one record, so that an entry is headed by what happened. */
  readonly isOfOneRecord: boolean;
  /** Undefined hides the button. */
  readonly onRestore: ((entry: HistoryEntry) => void) | undefined;
}

/** One change: what, who, when, and each field before and after. The values of a whole record are folded. */
export function EntryCard({ entry, area, isOfOneRecord, onRestore }: EntryCardProps) {
  const text = useText();
  const { action, recordId, recordName, user, at, changes, isRestorable } = entry;
  const word = text(actionWords[action]);
  const details = [!isOfOneRecord && word, !isOfOneRecord && area && text(area.label), user.name];
  const hasPage = area?.entity?.endpoints.update !== undefined && !isRemoval(entry);
  const isWhole = changes.every(({ before }) => before === null) || changes.every(({ after }) => after === null);
  const values = <EntryChanges entry={entry} entity={area?.entity} />;
  return (
    <article className={css['entry']}>
      <div className={css['title']}>
        <div>
          <h2>
            {isOfOneRecord ? word : hasPage ? <a href={`#/${area.path}/edit/${recordId}`}>{recordName}</a> : recordName}
          </h2>
          <p className={layout['note']}>
            <span>{`${details.filter(Boolean).join(' · ')} · `}</span>
            <WireTime wire={at} />
          </p>
        </div>
        {isRestorable && area?.entity && onRestore && (
          <Button
            size="small"
            aria-label={text('Restore {{name}}', { name: recordName })}
            onClick={() => onRestore(entry)}
          >
            {text('Restore')}
          </Button>
        )}
      </div>
      {isWhole && changes.length > 1 ? (
        <details className={css['folded']}>
          <summary>{text('Show the values')}</summary>
          {values}
        </details>
      ) : (
        values
      )}
    </article>
  );
}
