import { useText } from '#i18n/use-text.ts';
import css from './offline-copies.module.css';

interface UpdateProgressProps {
  /** How many calls an update makes; 0 while that is not known. */
  readonly plan: number;
  readonly done: number;
  readonly failed: number;
  readonly isUpdating: boolean;
}

/** How far an update is, and what became of the last one. */
export function UpdateProgress({ plan, done, failed, isUpdating }: UpdateProgressProps) {
  const text = useText();
  if (plan === 0 && !isUpdating) return null;
  const counted = text('{{done}} of {{plan}} updated', { done: done - failed, plan });
  return (
    <div className={css['progress']}>
      {isUpdating && <progress aria-label={text('Update all now')} max={plan || 1} value={done} />}
      <p role="status">
        {isUpdating ? counted : `${counted}. `}
        {!isUpdating && failed > 0 && text('The server did not answer for the rest: these copies are as they were.')}
        {!isUpdating && done < plan && text('The update was cancelled.')}
      </p>
    </div>
  );
}
