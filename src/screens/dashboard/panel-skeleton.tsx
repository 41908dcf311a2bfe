import { useText } from '#i18n/use-text.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import css from './panel-skeleton.module.css';

const lines = ['first', 'second', 'third', 'fourth'];

/** The room of a few lines that are on their way. */
export function PanelSkeleton() {
  const text = useText();
  return (
    <div className={css['lines']}>
      <VisuallyHidden>{text('Loading...')}</VisuallyHidden>
      {lines.map((line) => (
        <Skeleton key={line} shape="title" />
      ))}
    </div>
  );
}
