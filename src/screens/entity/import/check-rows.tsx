import { useSelector } from '@xstate/react';
import type { Entity } from '#entities/define.ts';
import { useText } from '#i18n/use-text.ts';
import { importedFields } from '#import/conversion/targets.ts';
import type { RowAction } from '#machines/import/row.ts';
import { countsOf, pendingIn } from '#machines/import/rows.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/layout/banner.tsx';
import layout from '#ui/layout/layout.module.css';
import { Spinner } from '#ui/loading/spinner.tsx';
import { Select } from '#ui/select/select.tsx';
import css from './import.module.css';
import { ImportRows } from './row-grid.tsx';
import type { ImportActor } from './use-import.ts';

interface CheckRowsProps {
  readonly work: ImportActor;
  readonly entity: Entity;
}

/** The value of the choice of no field. */
const none = '-';

/** The rows with their messages: the user corrects them, says what happens to existing records, and starts. */
export function CheckRows({ work, entity }: CheckRowsProps) {
  const text = useText();
  const counts = useSelector(work, ({ context }) => countsOf(context.rows));
  const identifyBy = useSelector(work, ({ context }) => context.identifyBy);
  const whenExisting = useSelector(work, ({ context }) => context.whenExisting);
  const match = useSelector(work, ({ context }) => context.match);
  const trouble = useSelector(work, ({ context }) => context.trouble);
  const canMatch = useSelector(work, (snapshot) => snapshot.can({ type: 'import.back' }));
  const isFinding = useSelector(work, (snapshot) => snapshot.hasTag('finding'));
  const number = pendingIn(counts);
  const identifying = importedFields(entity).filter(
    ([name, { kind }]) => match.includes(name) && (kind === 'text' || kind === 'select'),
  );
  const actions: readonly { readonly value: RowAction; readonly label: string }[] = [
    { value: 'skip', label: text('Skip') },
    ...(entity.endpoints.update ? [{ value: 'update' as const, label: text('Update') }] : []),
    { value: 'create', label: text('Create again') },
  ];

  return (
    <section className={layout['stack']} aria-label={text('Check the rows')}>
      <div className={css['columns']}>
        {[...identifyBy, none].slice(0, identifying.length).map((chosen, at) => (
          <Select
            key={chosen}
            label={at === 0 ? text('Find existing records by') : text('and by')}
            options={[
              { value: none, label: at === 0 ? text('Do not look for them') : text('Nothing else') },
              ...identifying
                .filter(([name]) => name === chosen || !identifyBy.includes(name))
                .map(([name, field]) => ({ value: name, label: text(field.label) })),
            ]}
            value={chosen}
            disabled={isFinding}
            onChange={(field) =>
              work.send({ type: 'import.identify', fields: withField(identifyBy, at, field === none ? [] : [field]) })
            }
          />
        ))}
        {identifyBy.length > 0 && (
          <Select
            label={text('Rows that exist already')}
            options={actions}
            value={whenExisting}
            disabled={isFinding}
            onChange={(action) => work.send({ type: 'import.setAction', action, rows: null })}
          />
        )}
      </div>
      {trouble !== null && (
        <Banner kind="warning">
          {trouble === 'gone'
            ? text('The import is not stored until you log in again. Do not close this window until it is finished.')
            : text('The import could not be stored on this device. Do not close this window until it is finished.')}
        </Banner>
      )}
      <ImportRows work={work} entity={entity} />
      <div className={layout['row']}>
        <Button
          variant="primary"
          disabled={number === 0 || isFinding}
          onClick={() => work.send({ type: 'import.start' })}
        >
          {number === 1 ? text('Import 1 row') : text('Import {{number}} rows', { number })}
        </Button>
        {isFinding ? (
          <Button onClick={() => work.send({ type: 'import.back' })}>{text('Cancel')}</Button>
        ) : (
          canMatch && <Button onClick={() => work.send({ type: 'import.back' })}>{text('Back to the columns')}</Button>
        )}
        <Button variant="ghost" disabled={isFinding} onClick={() => work.send({ type: 'import.close' })}>
          {text('Discard the import')}
        </Button>
        <span className={layout['row']} role="status">
          {isFinding && (
            <>
              <Spinner />
              <span>{text('Looking for existing records')}</span>
            </>
          )}
          {!isFinding && counts.invalid > 0 && (
            <span className={layout['note']}>
              {text('Not sent because of errors: {{number}}', { number: counts.invalid })}
            </span>
          )}
        </span>
      </div>
    </section>
  );
}

/** The fields with another one, or none, at a place. Without the first one there are none. */
function withField(fields: readonly string[], at: number, chosen: readonly string[]): readonly string[] {
  return at === 0 && chosen.length === 0 ? [] : [...fields.slice(0, at), ...chosen, ...fields.slice(at + 1)];
}
