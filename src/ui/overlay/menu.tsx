import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import type { LazyCode } from '../loading/lazy-code.ts';
import { useLazyCode } from '../loading/use-lazy-code.ts';
import { toast } from '../toast/toast.ts';

/** How long the first screen has the network to itself, in milliseconds. */
const calm = 300;
const coming = new WeakSet<LazyCode<unknown>>();

function prefetch(code: LazyCode<unknown>): void {
  if (code.arrived() === undefined) void code.load().catch(() => undefined);
}

/** Once for all menus of a kind: a page of a hundred rows has as many. */
function prefetchLater(code: LazyCode<unknown>): void {
  if (coming.has(code)) return;
  coming.add(code);
  setTimeout(() => prefetch(code), calm);
}

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

/** What a menu's panel is to know of its button. */
export interface OpenMenu {
  readonly id: string;
  /** The button that it belongs to, by which it is named. */
  readonly button: HTMLButtonElement;
  readonly onClose: () => void;
}

export type MenuProps<Code> = {
  trigger: (trigger: MenuTrigger) => ReactNode;
  /** What it shows while it is open (`MenuPanel` with its items): fetched once the screen is there, or when somebody comes near. */
  code: LazyCode<Code>;
  children: (code: Code, open: OpenMenu) => ReactNode;
};

/** A button with a menu: arrow keys, Home, End and first letters move in it; Escape and a press outside close it. */
export function Menu<Code>({ trigger, code, children }: MenuProps<Code>) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const open = button !== null;
  useEffect(() => prefetchLater(code), [code]);

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
        onPointerEnter: () => prefetch(code),
        onFocus: () => prefetch(code),
      })}
      {button && (
        <Opened code={code} open={{ id, button, onClose: () => setButton(null) }}>
          {children}
        </Opened>
      )}
    </>
  );
}

interface OpenedProps<Code> extends Pick<MenuProps<Code>, 'code' | 'children'> {
  readonly open: OpenMenu;
}

function Opened<Code>({ code, open, children }: OpenedProps<Code>) {
  const text = useText();
  const arrived = useLazyCode(code, true, () => {
    open.onClose();
    toast.error(text('Check the connection and try again. Nothing was lost.'));
  });
  return arrived && children(arrived, open);
}
