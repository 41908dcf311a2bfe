import Check from 'lucide-react/icons/check';
import { type ReactNode, useRef } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { Button } from '../button/button.tsx';
import { SlowNotice } from '../loading/slow-notice.tsx';
import { Spinner } from '../loading/spinner.tsx';
import popover from '../overlay/popover.module.css';
import { usePopover } from '../overlay/use-popover.ts';
import type { OptionItem } from './option-item.ts';
import css from './option-list.module.css';
import type { useOptionPicker } from './use-option-picker.ts';

type OptionListProps = ReturnType<typeof useOptionPicker>['list'] & {
  chosen: (item: OptionItem) => boolean;
  multiple?: boolean;
  header?: ReactNode;
  /** Shown if there are no options and none are loading. */
  emptyMessage: string;
};

/** The list under a combobox or multi-select, at most 200 px high (section 9), or a message in its place. */
export function OptionList(props: OptionListProps) {
  const { open, onClose, menu, items, more, isLong, item, highlighted, chosen, multiple, header, status } = props;
  const { calls, onRetry, emptyMessage } = props;
  const text = useText();
  const loading = status === 'loading';
  const panel = useRef<HTMLDivElement>(null);
  usePopover({ open, panel, place: 'start', matchWidth: true, onClose });
  const message = loading
    ? text('Loading...')
    : status === 'failed'
      ? text('The options could not be loaded')
      : emptyMessage;
  const hasMessage = open && (items.length === 0 || (status === 'failed' && !loading));

  return (
    <div ref={panel} popover="manual" className={popover['panel']}>
      {open && header}
      <ul
        {...menu}
        className={css['list']}
        hidden={items.length === 0}
        aria-multiselectable={multiple || undefined}
        aria-busy={loading}
      >
        {open &&
          items.map((option, index) => (
            <li
              {...item(option, index)}
              key={option.id}
              className={classNames(popover['option'], css['option'])}
              data-highlighted={index === highlighted || undefined}
              {...(multiple && { 'aria-selected': chosen(option) })}
            >
              {multiple && <span className={css['box']}>{chosen(option) && <Check size={12} strokeWidth={3} />}</span>}
              <span className={css['words']}>
                <span className="ellipsis">{option.name}</span>
                {option.hint && <span className={css['hint']}>{option.hint}</span>}
              </span>
              {!multiple && chosen(option) && <Check size={16} className={css['tick']} />}
            </li>
          ))}
      </ul>
      {open && more > 0 && (
        <div className={css['message']}>
          {isLong ? text('Many more: type to find them') : text('{{number}} more: type to find them', { number: more })}
        </div>
      )}
      <div role="status">
        {hasMessage && (
          <div className={classNames(css['message'], status === 'failed' && !loading && css['failed'])}>
            {loading && <Spinner />}
            <span>{message}</span>
            {status === 'failed' && !loading && onRetry && (
              <Button size="small" onClick={onRetry}>
                {text('Retry')}
              </Button>
            )}
          </div>
        )}
      </div>
      {open && calls && (
        <div className={css['waiting']}>
          <SlowNotice calls={calls} />
        </div>
      )}
    </div>
  );
}
