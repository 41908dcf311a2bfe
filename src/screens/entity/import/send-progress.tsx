import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { countsOf, indexesWith, progressOf } from '#machines/import/rows.ts';
import { saveFile } from '#ui/base/save-file.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { Progress } from '#ui/loading/progress.tsx';
import { failedRowsCsv, useOptions } from './failed-rows.ts';
import { ImportRows } from './row-grid.tsx';
import { statuses } from './status-tabs.tsx';
import type { ImportActor } from './use-import.ts';

interface SendProgressProps {
  readonly work: ImportActor;
  readonly entity: Entity;
}

/** The rows on their way to the server, one after the other, and the result of each. */
export function SendProgress({ work, entity }: SendProgressProps) {
  const text = useText();
  const rows = useSelector(work, ({ context }) => context.rows);
  const { done, of } = progressOf(rows);
  const stage = useSelector(work, (snapshot) =>
    snapshot.hasTag('finished') ? 'finished' : snapshot.hasTag('paused') ? 'paused' : 'sending',
  );
  const activity = useActivity(work);
  return (
    <section className={layout['stack']} aria-label={text('Import')}>
      {stage === 'finished' ? (
        <Report work={work} entity={entity} />
      ) : (
        <>
          <Progress label={text('Import')} value={done} max={Math.max(of, 1)}>
            {text('{{done}} of {{total}}', { done, total: of })}
          </Progress>
          <p role="status">{activity}</p>
        </>
      )}
      <Unsure work={work} />
      <Controls work={work} entity={entity} stage={stage} />
      <ImportRows work={work} entity={entity} />
    </section>
  );
}

function useActivity(work: ImportActor): string {
  const text = useText();
  return useSelector(work, (snapshot) => {
    if (snapshot.hasTag('paused')) return text('Paused');
    if (snapshot.hasTag('awaitingSignIn')) return text('Waiting until you have signed in again');
    if (snapshot.hasTag('awaitingConnection')) {
      return text('You are offline. The import continues by itself when the server can be reached.');
    }
    if (snapshot.hasTag('unstorable')) {
      return text(
        'This device cannot store the import. You can continue, but if this window closes, the rows that are left are lost.',
      );
    }
    if (snapshot.hasTag('lookingUp')) {
      return text('The server did not reply. Looking up whether it has the row.');
    }
    return snapshot.context.isPausing ? text('Pausing after this row') : text('Sending one row after the other');
  });
}

/** In the order of the report. */
const shownStatuses = ['created', 'updated', 'failed', 'unknown', 'invalid', 'same', 'skip'] as const;

/** What happened, when no row is left to send. */
function Report({ work, entity }: SendProgressProps) {
  const text = useText();
  const counts = useSelector(work, ({ context }) => countsOf(context.rows));
  const parts = shownStatuses.filter((status) => counts[status] > 0);
  return (
    <Banner
      kind={counts.failed + counts.unknown + counts.invalid > 0 ? 'warning' : 'success'}
      action={<LinkButton to={`/${entity.path}`}>{text('Open the list')}</LinkButton>}
    >
      <strong>{text('The import is finished')}</strong>
      <p>{parts.map((status) => `${text(statuses[status].label)}: ${counts[status]}`).join(' · ')}</p>
    </Banner>
  );
}

interface ControlsProps extends SendProgressProps {
  readonly stage: 'sending' | 'paused' | 'finished';
}

function Controls({ work, entity, stage }: ControlsProps) {
  const text = useText();
  const namesOf = useOptions();
  const counts = useSelector(work, ({ context }) => countsOf(context.rows));
  const isPausing = useSelector(work, ({ context }) => context.isPausing);
  const canGoOn = useSelector(work, (snapshot) => snapshot.can({ type: 'import.goOn' }));
  const left = counts.failed + counts.invalid + counts.unknown;

  function download() {
    const { context } = work.getSnapshot();
    const csv = failedRowsCsv(entity, context, { text, namesOf });
    saveFile(text('{{list}}, rows that failed.csv', { list: text(entity.label) }), csv, 'text/csv;charset=utf-8');
  }

  return (
    <div className={layout['row']}>
      {canGoOn && (
        <Button variant="primary" onClick={() => work.send({ type: 'import.goOn' })}>
          {text('Continue')}
        </Button>
      )}
      {stage === 'sending' ? (
        <Button aria-disabled={isPausing} onClick={() => work.send({ type: 'import.pause' })}>
          {text('Pause')}
        </Button>
      ) : (
        <>
          {counts.failed > 0 && stage === 'finished' && (
            <Button onClick={() => work.send({ type: 'import.retryFailed' })}>{text('Send failed rows again')}</Button>
          )}
          {left > 0 && (
            <>
              <Button onClick={() => work.send({ type: 'import.back' })}>{text('Correct rows')}</Button>
              <Button icon={Download} onClick={download}>
                {text('Download failed rows')}
              </Button>
            </>
          )}
          <Button
            variant={stage === 'finished' && left === 0 ? 'primary' : 'ghost'}
            onClick={() => work.send({ type: 'import.close' })}
          >
            {stage === 'finished' ? text('Close') : text('Discard the rest')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Rows without a reply that the app could not find for certain: the user says whether the server has them. */
function Unsure({ work }: Pick<SendProgressProps, 'work'>) {
  const text = useText();
  const rows = useSelector(work, ({ context }) => context.rows);
  const isStopped = useSelector(work, (snapshot) => snapshot.hasTag('finished') || snapshot.hasTag('paused'));
  const unsure = indexesWith(rows, 'unknown');
  if (!isStopped || unsure.length === 0) return null;
  const decide = (row: number, isSaved: boolean) => work.send({ type: 'import.decide', row, isSaved });
  return (
    <Banner kind="warning">
      <strong>{text('Were these rows saved? Look at the list, then decide.')}</strong>
      <ul className={layout['tight']}>
        {unsure.map((at) => {
          const row = rows[at];
          return (
            row && (
              <li key={at} className={layout['row']}>
                <span className={layout['grow']}>
                  {`${text('Row {{number}}', { number: row.line })}: ${row.texts.filter((each) => each !== '').join(' · ')}`}
                </span>
                <Button size="small" onClick={() => decide(at, true)}>
                  {text('It was saved')}
                </Button>
                <Button size="small" onClick={() => decide(at, false)}>
                  {text('Send again')}
                </Button>
              </li>
            )
          );
        })}
      </ul>
    </Banner>
  );
}
