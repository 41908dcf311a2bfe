import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../base/class-names.ts';
import type { Icon } from './icon.ts';
import css from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children' | 'aria-label'> & {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  /** 'dots' is Lucide's `ellipsis` without an element of its own, because a list has a hundred of them. */
  icon: Icon | 'dots';
  size?: 'medium' | 'small';
};

/** A square button with an icon and no text. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: IconPart, size = 'medium', ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classNames(css['button'], css[size], IconPart === 'dots' && css['dots'])}
      aria-label={label}
    >
      {IconPart !== 'dots' && <IconPart size={size === 'small' ? 16 : 18} />}
    </button>
  );
}
