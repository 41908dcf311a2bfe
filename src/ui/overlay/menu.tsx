import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useId, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import { type LazyCode, useLazyCode } from '../loading/lazy-code.ts';
import { toast } from '../toast/toast.ts';
import { DialogBoundary } from './dialog-boundary.tsx';

/** Delays the prefetch, so that it does not compete with the requests of the first screen. */
const prefetchDelayMs = 300;
const scheduled = new WeakSet<LazyCode<unknown>>();

/** Runs once for each kind of menu, as a page of a hundred rows has a hundred menus. */
function schedulePrefetch(code: LazyCode<unknown>): void {
  if (scheduled.has(code)) return;
  scheduled.add(code);
  setTimeout(code.prefetch, prefetchDelayMs);
}

/** What the panel of a menu needs from its button. */
export interface OpenMenu {
  readonly id: string;
  /** The button that opened the menu. It names the menu. */
  readonly button: HTMLButtonElement;
  readonly onClose: () => void;
}

export type MenuProps<Code> = {
  /** Renders the button that opens the menu, with these attributes. */
  trigger: (attributes: ComponentPropsWithoutRef<'button'> & { id: string }) => ReactNode;
  /** The code of the open panel (`MenuPanel` with its items). Prefetched after a delay, on hover and on focus. */
  code: LazyCode<Code>;
  children: (code: Code, open: OpenMenu) => ReactNode;
};

/** A button with a menu. Arrow keys, Home, End and first letters move the focus; Escape and a press outside close it. */
export function Menu<Code>({ trigger, code, children }: MenuProps<Code>) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const open = button !== null;
  useEffect(() => schedulePrefetch(code), [code]);

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
        onPointerEnter: code.prefetch,
        onFocus: code.prefetch,
      })}
      {button && (
        <OpenPanel code={code} open={{ id, button, onClose: () => setButton(null) }}>
          {children}
        </OpenPanel>
      )}
    </>
  );
}

interface OpenPanelProps<Code> extends Pick<MenuProps<Code>, 'code' | 'children'> {
  readonly open: OpenMenu;
}

function OpenPanel<Code>({ code, open, children }: OpenPanelProps<Code>) {
  const text = useText();
  const arrived = useLazyCode(code, true, () => {
    open.onClose();
    toast.error(text('Check the connection and try again. Nothing was lost.'));
  });
  return arrived && <DialogBoundary onClose={open.onClose}>{children(arrived, open)}</DialogBoundary>;
}
