import { useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import layout from '../layout/layout.module.css';
import { Skeleton } from './skeleton.tsx';

const lines = ['first', 'second', 'third', 'fourth'];

/** Reserves the space of a few lines while they load. */
export function SkeletonLines({ shape }: { shape: 'title' | 'box' }) {
  const text = useText();
  return (
    <div className={layout['stack']}>
      <VisuallyHidden>{text('Loading...')}</VisuallyHidden>
      {lines.map((line) => (
        <Skeleton key={line} shape={shape} />
      ))}
    </div>
  );
}
