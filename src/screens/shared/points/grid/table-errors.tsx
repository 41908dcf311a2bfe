import { useServerText, useText } from '#i18n/use-text.ts';
import type { Table } from '../state/table.ts';
import { useTable } from '../state/use-table.ts';
import { focusPath } from './grid-move.ts';

/** The number of listed errors. Further ones are only counted. */
const maxListed = 5;

/** The errors of the cells, with links to them. The cells have no space for messages. */
export function TableErrors({ table }: { table: Table }) {
  const text = useText();
  const serverText = useServerText();
  const serialized = useTable(table, ({ errors }) =>
    JSON.stringify(Object.entries(errors).filter(([path]) => path.startsWith(`${table.name}[`) || path === table.name)),
  );
  const errors = JSON.parse(serialized) as readonly (readonly [path: string, message: string])[];
  return (
    <div aria-live="polite">
      {errors.length > 0 && (
        <ul className="points-errors">
          {errors.slice(0, maxListed).map(([path, message]) => (
            <li key={path}>
              <button type="button" onClick={() => focusPath(path)}>
                {text('Row {{number}}', { number: rowOf(path) })}: {serverText(message)}
              </button>
            </li>
          ))}
          {errors.length > maxListed && <li>{text('and {{number}} more', { number: errors.length - maxListed })}</li>}
        </ul>
      )}
    </div>
  );
}

function rowOf(path: string): number {
  return Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0) + 1;
}
