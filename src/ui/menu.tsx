import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { Icon } from './icon.ts';
import { lazyCode } from './lazy-code.ts';
import { toast } from './toast.ts';
import { useLazyCode } from './use-lazy-code.ts';

const panelCode = lazyCode(() => import('./menu-panel.tsx'));

/** How long the first screen has the network to itself, in milliseconds. */
const calm = 300;
let isToCome = false;

function prefetch(): void {
  if (panelCode.arrived() === undefined) void panelCode.load().catch(() => undefined);
}

/** Once for all menus: a page of a hundred rows has as many. */
function prefetchLater(): void {
  if (isToCome) return;
  isToCome = true;
  setTimeout(prefetch, calm);
}

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
  onPointerEnter: () => void;
  onFocus: () => void;
};

export type MenuProps = {
  items: readonly MenuItem[];
  trigger: (trigger: MenuTrigger) => ReactNode;
  /** Above the items: who is signed in, for one. */
  header?: ReactNode;
  align?: 'start' | 'end';
};

/**
 * A button with a menu: arrow keys, Home, End and first letters move in it; Escape and a press outside close it. What
 * opens is fetched once the screen is there, or when somebody comes near.
 */
export function Menu({ items, trigger, header, align = 'end' }: MenuProps) {
  const text = useText();
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const open = button !== null;
  const close = () => setButton(null);
  useEffect(prefetchLater, []);
  const panel = useLazyCode(panelCode, open, () => {
    close();
    toast.error(text('Check the connection and try again. Nothing was lost.'));
  });

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
        onPointerEnter: prefetch,
        onFocus: prefetch,
      })}
      {button && panel && (
        <panel.MenuPanel id={id} button={button} items={items} header={header} align={align} onClose={close} />
      )}
    </>
  );
}
