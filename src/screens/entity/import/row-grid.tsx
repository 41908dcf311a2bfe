import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toLocalTime } from '#domain/time/date-time.ts';
import { isDay, type Zone } from '#domain/time/zone.ts';
import type { Entity } from '#entities/define.ts';
import type { Field } from '#fields/field.ts';
import type { Language } from '#i18n/english.ts';
import { useServerText, useText } from '#i18n/use-text.ts';
import { type ImportRow, isRepeat, statusOf } from '#machines/import/row.ts';
import { countsOf, indexesWith } from '#machines/import/rows.ts';
import { Pill } from '#ui/base/pill.tsx';
import { formatLocalDay, formatLocalTime } from '#ui/base/time.tsx';
import { useZone } from '#ui/base/zone-context.ts';
import { Button } from '#ui/button/button.tsx';
import { OptionNames } from '#ui/controls/option-names.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import layout from '#ui/layout/layout.module.css';
import { DialogBoundary } from '#ui/overlay/dialog-boundary.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { columnsOf, type GridColumn } from './grid-column.ts';
import css from './import.module.css';
import { RowDialog } from './row-dialog.tsx';
import { type ShownStatus, StatusTabs, statuses } from './status-tabs.tsx';
import type { ImportActor } from './use-import.ts';

interface RowsProps {
  readonly work: ImportActor;
  readonly entity: Entity;
}

/** The rows of an import, all or those in one status. While they are checked, the user changes single ones and columns. */
export function ImportRows({ work, entity }: RowsProps) {
  const text = useText();
  const [status, setStatus] = useState<ShownStatus>('all');
  /** The field of the column that is being changed, or '' to choose one. */
  const [column, setColumn] = useState<string | null>(null);
  const counts = useSelector(work, ({ context }) => countsOf(context.rows));
  const isChecking = useSelector(work, (snapshot) => snapshot.hasTag('checking'));
  const isFinding = useSelector(work, (snapshot) => snapshot.hasTag('finding'));
  return (
    <>
      <div className={layout['row']}>
        <StatusTabs counts={counts} shown={status} onShow={setStatus} />
        {isChecking && (
          <Button size="small" disabled={isFinding} onClick={() => setColumn('')}>
            {text('Change a column…')}
          </Button>
        )}
      </div>
      <RowGrid key={status} {...{ work, entity, status }} onColumn={isChecking && !isFinding ? setColumn : undefined} />
      {column !== null && (
        <DialogBoundary onClose={() => setColumn(null)}>
          <ColumnDialog work={work} entity={entity} field={column} onClose={() => setColumn(null)} />
        </DialogBoundary>
      )}
    </>
  );
}

interface RowGridProps extends RowsProps {
  readonly status: ShownStatus;
  /** Opens the change of a column by its field; undefined where nothing can be changed. */
  readonly onColumn: ((name: string) => void) | undefined;
}

/** The height of a row, in pixels; that of the style sheet. */
const rowHeight = 44;

/** So many rows beyond the visible ones are rendered. */
const margin = 8;

/** The rows in one status. Only those in view are in the document, because there may be 20,000. */
function RowGrid({ work, entity, status, onColumn }: RowGridProps) {
  const text = useText();
  const rows = useSelector(work, ({ context }) => context.rows);
  const header = useSelector(work, ({ context }) => context.header);
  const match = useSelector(work, ({ context }) => context.match);
  const view = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState({ from: 0, to: 30 });
  const [opened, setOpened] = useState<number | null>(null);
  const columns = useMemo(() => columnsOf(entity, { match, header, rows }), [entity, match, header, rows]);
  const indexes = status === 'all' ? null : indexesWith(rows, status);
  const size = indexes?.length ?? rows.length;

  const look = useCallback(() => {
    const element = view.current;
    if (!element) return;
    const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - margin);
    const to = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + margin;
    setVisible((before) => (before.from === from && before.to === to ? before : { from, to }));
  }, []);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(look);
    if (view.current) observer.observe(view.current);
    return () => observer.disconnect();
  }, [look]);

  if (size === 0 && opened === null) return <EmptyState title={text('No rows here')} />;
  const from = Math.min(visible.from, Math.max(0, size - 1));
  const to = Math.min(size, visible.to);
  const shown = Array.from({ length: Math.max(0, to - from) }, (_, at) => indexes?.[from + at] ?? from + at);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section ref={view} className={css['grid']} onScroll={look} tabIndex={0} aria-label={text('Rows')}>
        <table aria-rowcount={size + 1}>
          <thead>
            <tr>
              <th scope="col">{text('Row')}</th>
              <th scope="col">{text('Status')}</th>
              {columns.map(({ name, field, title }) => (
                <th key={name} scope="col" title={title}>
                  {onColumn ? (
                    <Button
                      size="small"
                      variant="ghost"
                      onClick={() => onColumn(name)}
                      aria-label={text('Change the column {{field}}', { field: text(field.label) })}
                    >
                      {text(field.label)}
                    </Button>
                  ) : (
                    text(field.label)
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {from > 0 && <Space rows={from} />}
            {shown.map((at, order) => {
              const row = rows[at];
              return (
                row && (
                  <GridRow
                    key={at}
                    row={row}
                    columns={columns}
                    position={from + order + 2}
                    onOpen={onColumn && (() => setOpened(at))}
                  />
                )
              );
            })}
            {to < size && <Space rows={size - to} />}
          </tbody>
        </table>
      </section>
      {opened !== null && (
        <DialogBoundary onClose={() => setOpened(null)}>
          <RowDialog
            work={work}
            entity={entity}
            at={opened}
            status={status}
            onShow={setOpened}
            onClose={() => setOpened(null)}
          />
        </DialogBoundary>
      )}
    </>
  );
}

/** The place of rows that are not rendered. */
function Space({ rows }: { readonly rows: number }) {
  return (
    <tr aria-hidden="true">
      <td style={{ blockSize: rows * rowHeight }} />
    </tr>
  );
}

interface GridRowProps {
  readonly row: ImportRow;
  readonly columns: readonly GridColumn[];
  /** Its place in the whole table, from 1. */
  readonly position: number;
  readonly onOpen: (() => void) | undefined;
}

function GridRow({ row, columns, position, onOpen }: GridRowProps) {
  const text = useText();
  const serverText = useServerText();
  const status = statusOf(row);
  const { progress, errors, existing } = row;
  const { label, tone } = statuses[status];
  const reason =
    'message' in progress && progress.message !== ''
      ? serverText(progress.message)
      : (status === 'skip' || status === 'same' || isRepeat(row)) && existing.length > 0
        ? text('Exists already: {{names}}', { names: existing.map(({ name }) => name).join(', ') })
        : [...new Set(Object.values(errors))].map(serverText).join(' · ');
  return (
    <tr aria-rowindex={position} data-status={status}>
      <th scope="row">
        {onOpen ? (
          <Button
            size="small"
            variant="ghost"
            onClick={onOpen}
            aria-label={text('Edit row {{number}}', { number: row.line })}
          >
            {String(row.line)}
          </Button>
        ) : (
          row.line
        )}
      </th>
      <td title={reason === '' ? undefined : reason}>
        <span className={css['status']}>
          <Pill tone={tone}>{text(label)}</Pill>
          {reason !== '' && <span>{reason}</span>}
        </span>
      </td>
      {columns.map(({ name, field, textOf }) => {
        const written = textOf(row);
        return (
          <td key={name} data-invalid={errors[name] === undefined ? undefined : true} title={written}>
            {Object.hasOwn(row.edited, name) ? (
              <Edited field={field} value={row.edited[name]} />
            ) : (
              <Read field={field} text={written} value={row.values[name]} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The text of the file, and beside it the date or time that will be stored, as the user's zone shows it. */
function Read({ field, text, value }: { readonly field: Field; readonly text: string; readonly value: unknown }) {
  const { language } = useText();
  const stored = storedTime(field, value, { zone: useZone(), language });
  if (stored === undefined || stored === text) return <span>{text}</span>;
  return (
    <>
      <span>{text}</span>
      <span className={layout['faint']}>{` → ${stored}`}</span>
    </>
  );
}

interface Shown {
  readonly zone: Zone;
  readonly language: Language;
}

/** A date, or a date and time, as it is shown; undefined for any other value. */
function storedTime({ kind }: Field, value: unknown, { zone, language }: Shown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (kind === 'date') return isDay(value) ? formatLocalDay(value, language) : undefined;
  const local = kind === 'dateTime' ? toLocalTime(value, zone) : '';
  return local === '' ? undefined : formatLocalTime(local, language);
}

/** A value that the user has typed or chosen. */
function Edited({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const text = useText();
  const zone = useZone();
  if (field.kind === 'select' && typeof value === 'string' && value !== '') {
    return <OptionNames field={field} ids={[value]} />;
  }
  if (field.kind === 'multiSelect' && Array.isArray(value)) {
    return <OptionNames field={{ source: field.source, key: 'id' }} ids={value.map(String)} />;
  }
  const time = storedTime(field, value, { zone, language: text.language });
  if (time !== undefined) return <span>{time}</span>;
  if (field.kind === 'status') return <span>{text(value === '1' ? 'Active' : 'Inactive')}</span>;
  return <span>{typeof value === 'string' ? value.replace(/<[^>]+>/g, ' ') : ''}</span>;
}
