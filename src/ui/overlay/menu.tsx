import { type ComponentPropsWithoutRef, type ReactNode, useId, useState } from 'react';
import { DialogBoundary } from './dialog-boundary.tsx';

/** What the panel of a menu needs from its button. */
export interface OpenMenu {
  readonly id: string;
  /** The button that opened the menu. It names the menu. */
  readonly button: HTMLButtonElement;
  readonly onClose: () => void;
}

export type MenuProps = {
  /** Renders the button that opens the menu, with these attributes. */
  trigger: (attributes: ComponentPropsWithoutRef<'button'> & { id: string }) => ReactNode;
  /** Renders the open panel: `MenuPanel` with its items. */
  children: (open: OpenMenu) => ReactNode;
};

/** A button with a menu. Arrow keys, Home, End and first letters move the focus; Escape and a press outside close it. */
export function Menu({ trigger, children }: MenuProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const open = button !== null;
  const close = () => setButton(null);

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
      {button && <DialogBoundary onClose={close}>{children({ id, button, onClose: close })}</DialogBoundary>}
    </>
  );
}
