import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useState } from 'react';
import { isWhole } from '#domain/picture/prepare/is-whole.ts';
import css from './avatar.module.css';
import { classNames } from './class-names.ts';

type AvatarProps = {
  name: string;
  /** The URL of the picture. Initials are shown without a picture, or if it is damaged. */
  src?: string | null | undefined;
  /** Round for users, square for teams and games. */
  shape?: 'round' | 'square';
  /** 24 px in rows, 44 px in a heading, otherwise 34 px. */
  size?: 'row' | 'heading';
};

/** A picture, initials or a default icon (section 2). Decorative: the name is shown beside it. */
export function Avatar({ name, src, shape = 'square', size }: AvatarProps) {
  const className = classNames(css['avatar'], css[shape], size && css[size]);
  const initials = <Initials name={name} className={className} />;
  return src ? <Picture key={src} src={src} className={className} otherwise={initials} /> : initials;
}

interface PictureProps {
  readonly src: string;
  readonly className: string;
  /** Shown if the picture is damaged. */
  readonly otherwise: ReactNode;
}

function Picture({ src, className, otherwise }: PictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return otherwise;
  return (
    <img
      className={className}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
      onLoad={({ currentTarget }) => void isWhole(currentTarget).then((whole) => whole || setHasFailed(true))}
    />
  );
}

function Initials({ name, className }: { readonly name: string; readonly className: string }) {
  const initials = initialsOf(name);
  return (
    <span
      className={classNames(className, initials && css['tinted'], initials && css[tintOf(name)])}
      aria-hidden="true"
    >
      {initials || <UserRound className={css['icon']} />}
    </span>
  );
}

/** An ASCII letter without combining marks. Others need a segmenter, whose creation takes as long as rendering a list. */
const plainLetter = /^[\x20-\x7e](?![^\x20-\x7e])/;

function firstLetter(word: string): string {
  if (plainLetter.test(word)) return word.charAt(0);
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)) return segment;
  return '';
}

/** One or two initials: 'Team Soul' gives 'TS'; a Devanagari letter keeps its vowel sign. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => (word === undefined ? '' : firstLetter(word)))
    .join('')
    .toLocaleUpperCase();
}

/** One of six tints, always the same for a name. Classes, so that rows share their styles. */
function tintOf(name: string): `tint${number}` {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 6000;
  return `tint${sum % 6}`;
}
