import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../base/class-names.ts';
import type { Icon } from '../base/icon.ts';
import { usePressOutside } from '../base/use-press-outside.ts';
import css from './menu.module.css';
import type { OpenMenu } from './menu.tsx';
import { stepFocus } from './menu-focus.ts';
import popover from './popover.module.css';
import { usePopover } from './use-popover.ts';

interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: Icon;
  readonly tone?: 'danger';
  readonly disabled?: boolean;
  /** Starts a new group, with a line above. */
  readonly separated?: boolean;
  readonly onSelect: () => void;
}

/** The items in order. Falsy ones are left out: `canEdit && { … }`. */
export type MenuItems = readonly (MenuItem | false | undefined)[];

interface MenuPanelProps extends OpenMenu {
  readonly items: MenuItems;
  /** Shown above the items, for example the signed-in user. */
  readonly header?: ReactNode;
}

/** The panel of an open menu. It focuses its first item. */
export function MenuPanel({ id, button, items, header, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePopover({ open: true, panel, anchor: button, side: 'below', align: 'end' });
  usePressOutside({ anchor: button, panel, onPress: onClose });
  useEffect(() => {
    stepFocus(panel.current, 'first');
  }, []);

  function closeTo(action?: () => void) {
    button.focus();
    onClose();
    action?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') onClose();
    else if (event.key === 'Escape') closeTo();
    else if (!stepFocus(panel.current, event.key)) return;
    if (event.key !== 'Tab') {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  return (
    <div ref={panel} popover="manual" className={classNames(popover['panel'], css['panel'])}>
      {header && <div className={css['header']}>{header}</div>}
      <div id={id} role="menu" tabIndex={-1} aria-labelledby={button.id} className={css['menu']} onKeyDown={onKeyDown}>
        {items
          .filter((item) => !!item)
          .map(({ key, label, icon: IconPart, tone, disabled, separated, onSelect }) => (
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
  );
}
