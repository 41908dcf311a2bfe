import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './button.module.css';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Icon } from './icon.ts';

export type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'href'> & {
  children: ReactNode;
  /** A path of the app, as in `/teams/create`, set as the URL hash (section 2). */
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: Icon | undefined;
};

/** A link that looks like a button. It can be opened in a new tab, copied and shared. */
export function LinkButton(props: LinkButtonProps) {
  const { children, to, variant = 'secondary', size = 'medium', icon: IconPart, ...rest } = props;
  return (
    <a {...rest} className={classNames(css['button'], css[variant], css[size])} href={`#${to}`}>
      {IconPart && <IconPart size={16} />}
      {children}
    </a>
  );
}
