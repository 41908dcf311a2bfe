import type { ReactNode } from 'react';
import type { Attention } from '#domain/attention.ts';
import { zoneName } from '#domain/time/zone.ts';
import type { useDraftCount } from '#drafts/use-draft-count.ts';
import { formatDistance } from '#i18n/format-distance.ts';
import { useText } from '#i18n/use-text.ts';
import { formatInstant } from '#ui/base/format-time.ts';
import { useZone } from '#ui/base/zone-context.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import layout from '#ui/layout/layout.module.css';
import line from '../../shared/match-line.module.css';
import css from './later.module.css';

interface RowProps {
  readonly tone: 'warning' | 'info';
  readonly title: string;
  /** Why it needs attention, in one line. */
  readonly reason: string;
  readonly children: ReactNode;
}

function Row({ tone, title, reason, children }: RowProps) {
  return (
    <li className={css['row']}>
      <span className={css['dot']} data-tone={tone} aria-hidden="true" />
      <span className={line['words']}>
        <b className={line['name']}>{title}</b>
        <span className={layout['faint']}>{reason}</span>
      </span>
      {children}
    </li>
  );
}

interface AttentionRowProps {
  readonly item: Attention;
  /** In milliseconds. */
  readonly now: number;
}

const day = { day: 'numeric', month: 'short' } as const;

/** One thing that needs attention, its reason, and a link to where it can be fixed. */
export function AttentionRow({ item, now }: AttentionRowProps) {
  const text = useText();
  const zone = useZone();
  if (item.kind === 'totals') {
    const { id, name, count } = item;
    return (
      <Row tone="warning" title={name} reason={text('Totals that do not add up: {{number}}', { number: count })}>
        <LinkButton size="small" to={`/tournament/edit/${id}`} aria-label={text('Check {{name}}', { name })}>
          {text('Check')}
        </LinkButton>
      </Row>
    );
  }
  const { match } = item;
  const to = `/${match.key.replace('/', '/edit/')}`;
  const reasons =
    item.kind === 'late'
      ? [text('Past its time'), formatDistance(item.match.at, now, text.language)]
      : [
          match.event,
          text('Day {{number}}', { number: match.day ?? '' }),
          match.at !== null && formatInstant(match.at, { ...day, timeZone: zoneName(zone) }, text.language),
        ];
  const title =
    item.kind === 'late'
      ? match.name
      : text('Match {{number}} is used more than once', { number: match.matchNo ?? '' });
  return (
    <Row tone="warning" title={title} reason={reasons.filter(Boolean).join(' · ')}>
      <LinkButton size="small" to={to} aria-label={text('Open {{name}}', { name: title })}>
        {text('Open')}
      </LinkButton>
    </Row>
  );
}

/** The unsent drafts. They are sent, or continued, on their own screen. */
export function DraftsRow({ drafts: { total, waiting } }: { drafts: ReturnType<typeof useDraftCount> }) {
  const text = useText();
  const title =
    waiting > 0
      ? text('Drafts waiting: {{number}}', { number: waiting })
      : text('Unsent drafts: {{number}}', { number: total });
  const reason =
    waiting === 0
      ? text('Entered on this device, not saved yet')
      : waiting < total
        ? text('Drafts on this device: {{number}}', { number: total })
        : text('Saved on this device, not sent yet');
  return (
    <Row tone="info" title={title} reason={reason}>
      {waiting > 0 ? (
        <LinkButton size="small" to="/drafts" aria-label={text('Send the drafts')}>
          {text('Send')}
        </LinkButton>
      ) : (
        <LinkButton size="small" to="/drafts" aria-label={text('Open the drafts')}>
          {text('Open')}
        </LinkButton>
      )}
    </Row>
  );
}
