import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { areaLabel } from '#domain/areas.ts';
import { parseWire } from '#domain/time/date-time.ts';
import { recordedAreaOf } from '#history/recorded-areas.ts';
import { formatAge } from '#i18n/format-age.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import type { HistoryEntry } from '#machines/history/types.ts';
import { listView } from '#machines/list/machine.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import { LaterLines } from '#ui/loading/skeleton.tsx';
import { SlowNotice } from '#ui/loading/slow-notice.tsx';
import { actionWords, isRemoval } from '../../shared/history/action-words.ts';
import { useHistory } from '../../shared/history/use-history.ts';
import { Panel } from '../panel.tsx';
import { RecordLine } from './record-line.tsx';

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
  const text = useText();
  return (
    <ul>
      {entries.map((entry) => {
        const { id, action, recordId, recordName, user, at } = entry;
        const area = recordedAreaOf(entry);
        const hasPage = area?.entity?.endpoints.update !== undefined && !isRemoval(entry);
        return (
          <RecordLine
            key={id}
            name={recordName}
            details={[
              text(actionWords[action]),
              area && text(areaLabel(area.path)),
              user.name,
              formatAge(parseWire(at) ?? now, now, text.language),
            ]}
            href={hasPage ? `#/${area.path}/edit/${recordId}?tab=history` : undefined}
          />
        );
      })}
    </ul>
  );
}
