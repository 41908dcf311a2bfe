import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { cellText } from '#domain/import/cells.ts';
import { zoneText } from '#domain/time/written/zones.ts';
import type { Entity } from '#entities/define.ts';
import { isRequired } from '#fields/field.ts';
import { useText } from '#i18n/use-text.ts';
import { clockOf, filledFields } from '#import/conversion/filled-fields.ts';
import { importedFields } from '#import/conversion/targets.ts';
import { timeColumns } from '#import/conversion/time-columns.ts';
import { writeImportColumns } from '#import/storage/import-columns.ts';
import { writeImportEncoding } from '#import/storage/import-encoding.ts';
import { useZone, zoneLabel } from '#ui/base/zone-context.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { Select } from '#ui/select/select.tsx';
import css from './import.module.css';
import { ReadableHelp } from './readable-help.tsx';
import type { ImportActor } from './use-import.ts';

interface MatchColumnsProps {
  readonly work: ImportActor;
  readonly entity: Entity;
}

/** So many values of a column are shown. */
const sampleSize = 3;

/** The value of the choice that leaves a column out. */
const none = '-';

/** The sheet, and the field of each of its columns, as suggested, to correct. */
export function MatchColumns({ work, entity }: MatchColumnsProps) {
  const text = useText();
  const sheets = useSelector(work, ({ context }) => context.sheets);
  const sheet = useSelector(work, ({ context }) => context.sheet);
  const match = useSelector(work, ({ context }) => context.match);
  const zone = useZone();
  const [isChosen, setChosen] = useState(false);
  if (sheet === null) return null;
  // Only the user knows which letters are right.
  const isUnclear = sheets.length > 1 && sheet.encoding !== undefined && !isChosen;
  const fields = importedFields(entity);
  const options = [
    { value: none, label: text('Do not import') },
    ...fields.flatMap(([name, field]) => {
      const label = text(field.label);
      const ofField = { value: name, label };
      return field.kind === 'dateTime'
        ? [ofField, { value: clockOf(name), label: text('{{field}}: time of day', { field: label }) }]
        : [ofField];
    }),
  ];
  const filled = filledFields(entity, match);
  const missing = fields.filter(
    ([name, field]) => isRequired(field, 'create') && filled.every((other) => other.name !== name),
  );
  const times = filled.flatMap(({ field, columns }) =>
    field.kind === 'dateTime' ? [{ ...timeColumns(sheet, columns), field }] : [],
  );

  function next() {
    if (sheet === null) return;
    writeImportColumns(entity.path, sheet.header, match);
    if (sheet.encoding !== undefined) writeImportEncoding(entity.path, sheet.encoding);
    work.send({ type: 'import.next' });
  }

  return (
    <section className={layout['stack']} aria-labelledby="match-heading">
      <div>
        <h2 id="match-heading">{text('Which columns do you want to import?')}</h2>
        <p className={layout['note']}>
          {text('Rows: {{number}}. Your choice is remembered for this list.', { number: sheet.rows.length })}
        </p>
      </div>
      {sheets.length > 1 && (
        <Select
          label={text('Which one do you want to import?')}
          options={sheets.map(({ name, rows }, at) => ({
            value: String(at),
            label: text('{{name}} · Rows: {{number}}', { name, number: rows.length }),
          }))}
          value={isUnclear ? '' : String(sheets.indexOf(sheet))}
          onChange={(at) => {
            setChosen(true);
            work.send({ type: 'import.chooseSheet', sheet: Number(at) });
          }}
        />
      )}
      <ul className={css['columns']}>
        {sheet.header.map((title, at) => {
          const samples = sheet.rows
            .map((row) => cellText(row[at] ?? null))
            .filter((value) => value !== '')
            .slice(0, sampleSize);
          const name = title === '' ? text('Column {{number}}', { number: at + 1 }) : title;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <li key={at} className={css['column']} data-left-out={match[at] === null || undefined}>
              <Select
                label={name}
                options={options}
                value={match[at] ?? none}
                onChange={(field) =>
                  work.send({ type: 'import.match', column: at, field: field === none ? null : field })
                }
              />
              <p className={layout['note']}>{samples.join(' · ')}</p>
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <Banner kind="warning">
          {text('New records need: {{fields}}', { fields: missing.map(([, { label }]) => text(label)).join(', ') })}
        </Banner>
      )}
      {times.some((columns) => columns.zone === undefined) && (
        <p className={layout['note']}>{text('Times are read as {{zone}}.', { zone: zoneLabel(zone) })}</p>
      )}
      {times.map(
        (columns) =>
          columns.zone && (
            <p key={columns.field.label} className={layout['note']}>
              {text('{{field}}: times are read as {{zone}}, as the header says.', {
                field: text(columns.field.label),
                zone: zoneText(columns.zone),
              })}
            </p>
          ),
      )}
      <ReadableHelp entity={entity} />
      <div className={layout['row']}>
        <Button variant="primary" disabled={filled.length === 0 || isUnclear} onClick={next}>
          {text('Check the rows')}
        </Button>
        <Button onClick={() => work.send({ type: 'import.back' })}>{text('Choose another file')}</Button>
      </div>
    </section>
  );
}
