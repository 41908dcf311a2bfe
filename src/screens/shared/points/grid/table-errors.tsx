import { useServerText, useText } from '#i18n/use-text.ts';
import type { Table } from '../state/table.ts';
import { useTable } from '../state/use-table.ts';
import { goToPath } from './grid-move.ts';

/** More than a person reads; the first ones lead to the rest. */
const mostShown = 5;

/** What is wrong in the cells, each with the way there: a cell itself has no room for words. */
export function TableErrors({ table }: { table: Table }) {
  const text = useText();
  const serverText = useServerText();
  const said = useTable(table, ({ errors }) =>
    JSON.stringify(Object.entries(errors).filter(([path]) => path.startsWith(`${table.name}[`) || path === table.name)),
  );
  const errors = JSON.parse(said) as readonly (readonly [path: string, message: string])[];
  return (
    <div aria-live="polite">
      {errors.length > 0 && (
        <ul className="points-errors">
          {errors.slice(0, mostShown).map(([path, message]) => (
            <li key={path}>
              <button type="button" onClick={() => goToPath(path)}>
                {text('Row {{number}}', { number: rowOf(path) })}: {serverText(message)}
              </button>
            </li>
          ))}
          {errors.length > mostShown && <li>{text('and {{number}} more', { number: errors.length - mostShown })}</li>}
        </ul>
      )}
    </div>
  );
}

function rowOf(path: string): number {
  return Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0) + 1;
}
