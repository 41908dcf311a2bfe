import { useText } from '#i18n/use-text.ts';
import { VisuallyHidden } from '#ui/base/visually-hidden.tsx';
import css from './select-box.module.css';
import { pageState, type Selection } from './selection.ts';
import { stepSelection } from './step-selection.ts';
import { useSelected } from './use-selected.ts';

interface SelectPageProps {
  readonly selection: Selection;
  /** Shows the label as text, for use outside of the table head. */
  readonly labelShown?: boolean;
}

/** The checkbox for all rows of the current page: checked, indeterminate or unchecked. */
export function SelectPage({ selection, labelShown = false }: SelectPageProps) {
  const text = useText();
  const state = useSelected(selection, pageState);
  const label = text('Select this page');
  const box = (
    <label className={labelShown ? css['page'] : css['pick']}>
      <input
        type="checkbox"
        data-pick={labelShown ? undefined : ''}
        aria-label={labelShown ? undefined : label}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        checked={state === 'all'}
        onKeyDown={labelShown ? undefined : stepSelection}
        onChange={() => selection.selectPage(state === 'all' ? 'none' : 'all')}
      />
      {labelShown && label}
    </label>
  );
  if (labelShown) return box;
  return (
    <>
      {box}
      <VisuallyHidden>{text('Select')}</VisuallyHidden>
    </>
  );
}
