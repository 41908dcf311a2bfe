import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import css from './avatar.module.css';
import { classNames } from './class-names.ts';
import { initialsOf, tintOf } from './initials.ts';

export type AvatarProps = {
  name: string;
  /** The URL of the picture. Initials are shown without a picture, or if it fails to load. */
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Round for users, square for teams and games. */
  shape?: 'round' | 'square';
};

/** A picture, initials or a default icon (section 2). Decorative: the name is shown beside it. */
export function Avatar({ name, src, size = 'medium', shape = 'square' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const initials = initialsOf(name);
  const className = classNames(css['avatar'], css[size], css[shape]);
  if (src && src !== failedSrc) {
    return (
      <img className={className} src={src} alt="" loading="lazy" decoding="async" onError={() => setFailedSrc(src)} />
    );
  }
  return (
    <span className={className} data-tint={initials && tintOf(name)} aria-hidden="true">
      {initials || <UserRound className={css['icon']} />}
    </span>
  );
}
