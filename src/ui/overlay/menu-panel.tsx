import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../base/class-names.ts';
import type { Icon } from '../button/icon.ts';
import css from './menu.module.css';
import type { OpenMenu } from './menu.tsx';
import popover from './popover.module.css';
import { usePopover } from './use-popover.ts';

interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: Icon | undefined;
  /** The key that does the same while the menu is closed. */
  readonly shortcut?: string | undefined;
  readonly tone?: 'danger';
  readonly disabled?: boolean;
  /** Starts a new group, with a line above. */
  readonly separated?: boolean | undefined;
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
  usePopover({ open: true, panel, anchor: button, place: 'end', onClose });
  usePressOutside(button, panel, onClose);
  useLayoutEffect(() => markOpen(button, id), [button, id]);
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
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        className={css['menu']}
        onKeyDown={onKeyDown}
      >
        {items
          .filter((item) => !!item)
          .map(({ key, label, icon: IconPart, tone, shortcut, disabled, separated, onSelect }) => (
            <Fragment key={key}>
              {separated && <hr className={css['line']} />}
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-keyshortcuts={shortcut}
                disabled={disabled}
                className={classNames(popover['option'], css['item'], tone && css[tone])}
                onClick={() => closeTo(onSelect)}
              >
                {IconPart && <IconPart size={16} />}
                <span>{label}</span>
                {shortcut && (
                  <kbd className={css['key']} aria-hidden="true">
                    {shortcut}
                  </kbd>
                )}
              </button>
            </Fragment>
          ))}
      </div>
    </div>
  );
}

/** Marks the button of an open menu, which may be one of many. Returns a function that ends it. */
function markOpen(button: HTMLButtonElement, id: string): () => void {
  button.id = `${id}-button`;
  button.setAttribute('aria-expanded', 'true');
  button.setAttribute('aria-controls', id);
  return () => {
    button.removeAttribute('id');
    button.setAttribute('aria-expanded', 'false');
    button.removeAttribute('aria-controls');
  };
}

const controls = 'a, button, input, select, textarea, label';

/** Stops the click that follows the press, so that closing a menu does not open the row under the pointer. */
function stopNextClick() {
  const controller = new AbortController();
  const options = { capture: true, once: true, signal: controller.signal };
  document.addEventListener('click', (event) => event.stopPropagation(), options);
  document.addEventListener('pointerdown', () => controller.abort(), options);
}

/** Calls `onPress` on a press outside of both `panel` and `anchor`. */
function usePressOutside(anchor: HTMLElement, panel: RefObject<HTMLElement | null>, onPress: () => void): void {
  const outside = useEffectEvent(onPress);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || anchor.contains(target) || panel.current?.contains(target)) return;
      outside();
      if (!target.closest(controls)) stopNextClick();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [anchor, panel]);
}

/**
 * Moves the focus among the items of an open menu by a key: arrows (wrapping at the ends), Home, End, or the first letter
 * of a label. Returns whether the key moved the focus.
 */
function stepFocus(menu: HTMLElement | null, key: string): boolean {
  const items = Array.from(menu?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? []);
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  const target = targetOf(key, items, at);
  target?.focus();
  return target !== undefined;
}

function targetOf(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'first' || key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return fromHere.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter));
}
