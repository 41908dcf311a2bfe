import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useId, useState } from 'react';
import { DialogBoundary } from './dialog-boundary.tsx';

/** What the panel of a menu needs from its button. */
export interface OpenMenu {
  readonly id: string;
  /** The button that opened the menu. It names the menu. */
  readonly button: HTMLButtonElement;
  readonly onClose: () => void;
}

/** What a button that opens a menu needs. */
export type MenuButton = Pick<
  ComponentPropsWithoutRef<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'onClick' | 'onKeyDown'
>;

/**
 * A menu that any number of buttons open, one at a time: `buttonOf` has the attributes of the button of one subject, and
 * `menu` is rendered once. Arrow keys, Home, End and first letters move the focus; Escape and a press outside close it.
 */
export function useMenu<Subject>(panel: (open: OpenMenu, subject: Subject) => ReactNode): {
  readonly buttonOf: (subject: Subject) => MenuButton;
  readonly menu: ReactNode;
} {
  const id = useId();
  const [opened, setOpened] = useState<{ readonly button: HTMLButtonElement; readonly subject: Subject } | null>(null);
  const close = () => setOpened(null);
  const buttonOf = useCallback(
    (subject: Subject): MenuButton => ({
      'aria-haspopup': 'menu',
      // The open panel changes it.
      'aria-expanded': false,
      onClick: ({ currentTarget: button }) =>
        setOpened((former) => (former?.button === button ? null : { button, subject })),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpened({ button: event.currentTarget, subject });
      },
    }),
    [],
  );
  const menu = opened && (
    <DialogBoundary onClose={close}>
      {panel({ id, button: opened.button, onClose: close }, opened.subject)}
    </DialogBoundary>
  );
  return { buttonOf, menu };
}

export type MenuProps = {
  /** Renders the button that opens the menu, with these attributes. */
  trigger: (attributes: MenuButton) => ReactNode;
  /** Renders the open panel: `MenuPanel` with its items. */
  children: (open: OpenMenu) => ReactNode;
};

/** A button with a menu. */
export function Menu({ trigger, children }: MenuProps) {
  const { buttonOf, menu } = useMenu<null>(children);
  return (
    <>
      {trigger(buttonOf(null))}
      {menu}
    </>
  );
}
