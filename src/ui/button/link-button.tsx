import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import css from './button.module.css';

export type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'href'> & {
  children: ReactNode;
  /** A path of the app, as in `/teams/create`, set as the URL hash (section 2). */
  to: string;
  size?: 'small' | undefined;
};

/** A link that looks like a button. It can be opened in a new tab, copied and shared. */
export function LinkButton(props: LinkButtonProps) {
  const { children, to, size, ...rest } = props;
  return (
    <a {...rest} className={classNames(css['button'], css['secondary'], size && css[size])} href={`#${to}`}>
      {children}
    </a>
  );
}
