import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import css from './avatar.module.css';
import { classNames } from './class-names.ts';
import { initialsOf, tintOf } from './initials.ts';

export type AvatarProps = {
  name: string;
  /** The picture's address; its place is taken by initials when there is none or it does not load. */
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  /** A person's picture is round; a team's or a game's is not. */
  shape?: 'round' | 'square';
};

/** A picture, or initials, or a default icon (section 2). Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'medium', shape = 'square' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(name);
  const className = classNames(css['avatar'], css[size], css[shape]);
  if (src && src !== broken) {
    return (
      <img className={className} src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
    );
  }
  return (
    <span className={className} data-tint={initials && tintOf(name)} aria-hidden="true">
      {initials || <UserRound className={css['icon']} />}
    </span>
  );
}
