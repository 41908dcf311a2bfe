import Failed from 'lucide-react/icons/circle-alert';
import Check from 'lucide-react/icons/circle-check';
import Unknown from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { RowResult } from '#machines/bulk/types.ts';
import { Spinner } from '#ui/loading/spinner.tsx';
import css from './bulk-progress.module.css';

const icons = { done: Check, failed: Failed, unknown: Unknown } as const;

interface BulkRowProps {
  readonly name: string;
  readonly result: RowResult | undefined;
  /** For a row without a result: whether the series has yet to process it, processes it now, or has ended. */
  readonly state: 'waiting' | 'next' | 'ended';
}

/** One record of a series and its result. Scrolls the current record into view. */
export function BulkRow({ name, result, state }: BulkRowProps) {
  const text = useText();
  const serverText = useServerText();
  const item = useRef<HTMLLIElement>(null);
  const isNext = result === undefined && state === 'next';
  useEffect(() => {
    if (isNext) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isNext]);

  function statusText(): string {
    if (result === undefined) {
      if (state === 'ended') return text('Not sent');
      return state === 'next' ? text('In progress') : '';
    }
    if (result.kind === 'done') return text('Done');
    if (result.kind === 'unknown') return text('The server did not reply. This may have been saved.');
    return serverText(result.message);
  }

  const Mark = result && icons[result.kind];
  return (
    <li ref={item} className={css['row']} data-kind={result?.kind}>
      <span className={css['mark']}>{Mark ? <Mark size={16} /> : isNext && <Spinner />}</span>
      <span>{name}</span>
      <span className={css['words']}>{statusText()}</span>
    </li>
  );
}
