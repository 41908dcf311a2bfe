import { useState } from 'react';
import type { PendingCalls } from '#domain/pending-calls.ts';
import { allowedChanges, type StatusChange } from '#domain/schedule/open-matches.ts';
import type { Text } from '#i18n/text.ts';
import { useText, useToastText } from '#i18n/use-text.ts';
import type { ListRow } from '#machines/list/types.ts';
import { useOnline } from '#session/connection/use-online.ts';
import { useServices } from '#session/services/services-context.ts';
import { ownServices } from '#session/services/use-own-api.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { ListActor } from '../shared/list/list-rows.tsx';
import type { PlannedMatch } from './match-days.ts';
import css from './match-panel.module.css';

interface MatchActionsProps {
  readonly match: PlannedMatch;
  readonly row: ListRow;
  readonly list: ListActor;
  readonly now: number;
  /** The id of the text that says why the buttons are disabled offline. */
  readonly reasonId: string;
}

const labels: Readonly<Record<StatusChange, { label: Text; named: Text; done: Text }>> = {
  finished: { label: 'Finish', named: 'Finish {{name}}', done: '{{name}} is finished' },
  postponed: { label: 'Postpone', named: 'Postpone {{name}}', done: '{{name}} is postponed' },
};

/** What the status of a match allows; otherwise a link to the record. The press loads the code of the change. */
export function MatchActions({ match, row, list, now, reasonId }: MatchActionsProps) {
  const text = useText();
  const serverText = useToastText();
  const services = useServices();
  const isOnline = useOnline();
  const [busy, setBusy] = useState<StatusChange | null>(null);
  const [calls, setCalls] = useState<PendingCalls | null>(null);
  const { name, key } = match;
  const changes = allowedChanges(match, now);

  async function press(to: StatusChange) {
    setBusy(to);
    // Before any wait: the change belongs to the session in which it was pressed.
    const own = ownServices(services);
    try {
      const { setMatchStatus } = await import('./set-match-status.ts');
      setCalls(own.api.pending);
      await setMatchStatus({ services: own, row, to, list, done: text(labels[to].done, { name }), serverText });
    } catch {
      toast.error(text('Check the connection and try again. Nothing was lost.'));
    } finally {
      setBusy(null);
      setCalls(null);
    }
  }

  return (
    <span className={css['actions']}>
      {changes.map((to) => (
        <Button
          key={to}
          size="small"
          busy={busy === to}
          disabled={busy !== null || !isOnline}
          aria-label={text(labels[to].named, { name })}
          aria-describedby={isOnline ? undefined : reasonId}
          onClick={() => void press(to)}
        >
          {text(labels[to].label)}
        </Button>
      ))}
      {changes.length === 0 && (
        <LinkButton size="small" to={`/${key.replace('/', '/edit/')}`} aria-label={text('Open {{name}}', { name })}>
          {text('Open')}
        </LinkButton>
      )}
      {calls && <SlowNotice calls={calls} floating />}
    </span>
  );
}
