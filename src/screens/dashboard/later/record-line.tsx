import { Avatar } from '#ui/base/avatar.tsx';
import { classNames } from '#ui/base/class-names.ts';
import layout from '#ui/layout/layout.module.css';
import line from '../../shared/match-line.module.css';
import css from './later.module.css';

interface RecordLineProps {
  readonly name: string;
  /** What happened to it, and when; what is unknown is left out. */
  readonly details: readonly (string | undefined)[];
  /** The address of its page; undefined if it has none. */
  readonly href?: string | undefined;
}

/** A record in a list of a panel. */
export function RecordLine({ name, details, href }: RecordLineProps) {
  const Line = href === undefined ? 'div' : 'a';
  return (
    <li>
      <Line className={classNames(line['line'], css['record'])} href={href}>
        <Avatar name={name} size="row" />
        <span className={line['words']}>
          <span className={line['name']}>{name}</span>
          <span className={layout['faint']}>{details.filter(Boolean).join(' · ')}</span>
        </span>
      </Line>
    </li>
  );
}
