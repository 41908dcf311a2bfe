import { useText } from '#i18n/use-text.ts';
import css from './offline-copies.module.css';

interface UpdateProgressProps {
  /** The number of calls of an update; 0 while unknown. */
  readonly plan: number;
  readonly done: number;
  readonly failed: number;
  readonly isUpdating: boolean;
}

/** The progress of an update, and the result of the last one. */
export function UpdateProgress({ plan, done, failed, isUpdating }: UpdateProgressProps) {
  const text = useText();
  if (plan === 0 && !isUpdating) return null;
  const counted = text('{{done}} of {{plan}} updated', { done: done - failed, plan });
  return (
    <div className={css['progress']}>
      {isUpdating && <progress aria-label={text('Update all now')} max={plan || 1} value={done} />}
      <p role="status">
        {isUpdating ? counted : `${counted}. `}
        {!isUpdating && failed > 0 && text('The server did not reply for the rest. Those copies are unchanged.')}
        {!isUpdating && done < plan && text('The update was cancelled.')}
      </p>
    </div>
  );
}
