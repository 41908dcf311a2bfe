import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import type { Icon } from './icon.ts';
import css from './menu.module.css';
import { stepFocus } from './menu-focus.ts';
import popover from './popover.module.css';
import { usePopover } from './use-popover.ts';
import { usePressOutside } from './use-press-outside.ts';

export type MenuItem = {
  key: string;
  label: string;
  icon?: Icon;
  tone?: 'danger';
  disabled?: boolean;
  /** Starts a new group, with a line above. */
  separated?: boolean;
  onSelect: () => void;
};

/** To be spread on the button that opens the menu. */
export type MenuTrigger = {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
};

export type MenuProps = {
  items: readonly MenuItem[];
  trigger: (trigger: MenuTrigger) => ReactNode;
  /** Above the items: who is signed in, for one. */
  header?: ReactNode;
  align?: 'start' | 'end';
};

/** A button with a menu: arrow keys, Home, End and first letters move in it; Escape and a press outside close it. */
export function Menu({ items, trigger, header, align = 'end' }: MenuProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const open = button !== null;
  const close = () => setButton(null);
  usePopover({ open, panel, anchor: button, side: 'below', align });
  usePressOutside({ anchor: button, panel, onPress: close });
  useEffect(() => {
    if (open) stepFocus(panel.current, 'first');
  }, [open]);

  function closeTo(action?: () => void) {
    button?.focus();
    close();
    action?.();
  }

  function steer(event: KeyboardEvent) {
    if (event.key === 'Tab') close();
    else if (event.key === 'Escape') closeTo();
    else if (!stepFocus(panel.current, event.key)) return;
    if (event.key !== 'Tab') {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  return (
    <>
      {trigger({
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: ({ currentTarget }) => setButton(open ? null : currentTarget),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setButton(event.currentTarget);
        },
      })}
      {open && (
        <div ref={panel} popover="manual" className={classNames(popover['panel'], css['panel'])}>
          {header && <div className={css['header']}>{header}</div>}
          <div
            id={id}
            role="menu"
            tabIndex={-1}
            aria-labelledby={`${id}-button`}
            className={css['menu']}
            onKeyDown={steer}
          >
            {items.map(({ key, label, icon: IconPart, tone, disabled, separated, onSelect }) => (
              <Fragment key={key}>
                {separated && <hr className={css['line']} />}
                <button
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  disabled={disabled}
                  className={classNames(css['item'], tone && css[tone])}
                  onClick={() => closeTo(onSelect)}
                >
                  {IconPart && <IconPart size={16} />}
                  {label}
                </button>
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
