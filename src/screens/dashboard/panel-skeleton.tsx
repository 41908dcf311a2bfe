import { useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import css from './panel-skeleton.module.css';

const lines = ['first', 'second', 'third', 'fourth'];

/** Reserves the space of a few lines while they load. */
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
