import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useText } from '#i18n/use-text.ts';
import { classNames } from '../base/class-names.ts';
import { Spinner } from '../loading/spinner.tsx';
import css from './button.module.css';
import type { Icon } from './icon.ts';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'medium' | 'small';
  /** Shows 'Loading...' and is disabled (section 2). Pass `false` when idle to reserve the width of that label. */
  busy?: boolean;
  icon?: Icon | undefined;
  /** Navigates on a press by setting the URL hash, as in `to="/profile"` (section 2). */
  to?: string;
  /** Takes the full width of its container. */
  wide?: boolean;
};

/** The shared button. It submits a form only with `type="submit"`. */
export function Button(props: ButtonProps) {
  const { children, variant = 'secondary', size = 'medium', busy, icon: IconPart, to, wide, ...rest } = props;
  const text = useText();
  const loading = text('Loading...');
  const otherLabel = busy ? (typeof children === 'string' ? children : undefined) : loading;

  function press(event: MouseEvent<HTMLButtonElement>) {
    rest.onClick?.(event);
    if (to !== undefined && !event.defaultPrevented) window.location.hash = to;
  }

  return (
    <button
      type="button"
      {...rest}
      className={classNames(css['button'], css[variant], css[size], IconPart && css['icon'], wide && css['wide'])}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {IconPart && (busy ? <Spinner /> : <IconPart size={16} />)}
      <span className={css['label']} data-reserve={busy === undefined ? undefined : otherLabel}>
        {busy ? loading : children}
      </span>
    </button>
  );
}
