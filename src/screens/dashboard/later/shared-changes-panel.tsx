import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { areaLabel } from '#domain/areas.ts';
import { parseWire } from '#domain/time/date-time.ts';
import { recordedAreaOf } from '#history/recorded-areas.ts';
import { formatAge } from '#i18n/format-age.ts';
import type { Text } from '#i18n/text.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { HistoryEntry } from '#machines/history/types.ts';
import { listView } from '#machines/list/machine.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { LaterLines } from '#ui/loading/skeleton.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { actionWords, isRemoval } from '../../shared/history/action-words.ts';
import { useHistory } from '../../shared/history/use-history.ts';
import line from '../../shared/match-line.module.css';
import { Panel } from '../panel.tsx';

/** How many changes are listed. */
const most = 4;

const query = { page: 1, perPage: most, search: '' };

/** The last changes of all users. Nothing without one, nor without a connection. */
export function SharedChangesPanel({ now }: { now: number }) {
  const text = useText();
  const serverText = useServerText();
  const api = useOwnApi();
  const history = useHistory(api, query);
  const view = useSelector(history, listView, shallowEqual);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` only triggers the effect
  useEffect(() => history.send({ type: 'list.refresh' }), [history, now]);
  if (view.kind === 'rows' ? view.rows.length === 0 : view.kind === 'failed' && view.failure.kind === 'offline')
    return null;
  return (
    <Panel title={text('Recent changes')} action={<a href="#/history">{text('All changes')}</a>} reserved>
      <SlowNotice calls={api.pending} />
      {view.kind === 'skeleton' && <LaterLines />}
      {view.kind === 'failed' && (
        <Banner
          kind="warning"
          action={
            <Button size="small" onClick={() => history.send({ type: 'list.retry' })}>
              {text('Retry')}
            </Button>
          }
        >
          <strong>{text('Recent changes could not be loaded.')}</strong>
          <span>{` ${serverText(view.failure.message)}`}</span>
        </Banner>
      )}
      {/* The rows of this list are entries. */}
      {view.kind === 'rows' && <Changes entries={view.rows as readonly HistoryEntry[]} now={now} />}
    </Panel>
  );
}

function Changes({ entries, now }: { readonly entries: readonly HistoryEntry[]; readonly now: number }) {
  return (
    <ul>
      {entries.map((entry) => {
        const area = recordedAreaOf(entry);
        const path = area?.entity?.endpoints.update && !isRemoval(entry) ? area.path : undefined;
        return (
          <li key={entry.id}>
            <ChangeLine entry={entry} path={path} area={area && areaLabel(area.path)} now={now} />
          </li>
        );
      })}
    </ul>
  );
}

interface ChangeLineProps {
  readonly entry: HistoryEntry;
  /** The area of the record's page; undefined if there is none. */
  readonly path: string | undefined;
  readonly area: Text | undefined;
  readonly now: number;
}

function ChangeLine({ entry, path, area, now }: ChangeLineProps) {
  const text = useText();
  const { action, recordId, recordName, user, at } = entry;
  const details = [
    text(actionWords[action]),
    area && text(area),
    user.name,
    formatAge(parseWire(at) ?? now, now, text.language),
  ];
  const words = (
    <>
      <span className={line['name']}>{recordName}</span>
      <span className={layout['faint']}>{details.filter(Boolean).join(' · ')}</span>
    </>
  );
  const className = classNames(line['line'], line['words']);
  return path === undefined ? (
    <div className={className}>{words}</div>
  ) : (
    <a className={className} href={`#/${path}/edit/${recordId}?tab=history`}>
      {words}
    </a>
  );
}
