import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import layout from '../layout/layout.module.css';
import css from './skeleton.module.css';

const lines = ['first', 'second', 'third', 'fourth'];

/** A skeleton of content without which the screen counts as painted: deferred code does not wait for it. */
export function LaterLines() {
  const text = useText();
  return (
    <div className={layout['stack']}>
      <VisuallyHidden>{text('Loading...')}</VisuallyHidden>
      {lines.map((line) => (
        <span key={line} className={classNames(css['skeleton'], css['title'])} aria-hidden="true" data-later="" />
      ))}
    </div>
  );
}
