import { useActorRef, useSelector } from '@xstate/react';
import { memo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { counts, formMachine, type PointRow } from './form-machine.ts';

type FormActor = ActorRefFrom<typeof formMachine>;

export function TournamentForm({ id }: { readonly id: number }) {
  const form = useActorRef(formMachine, { input: { id } });
  const name = useSelector(form, ({ context }) => context.name);
  const rows = useSelector(form, ({ context }) => context.rows);
  return (
    <main>
      <input
        aria-label="Name"
        value={name}
        onChange={({ target }) => form.send({ type: 'name', value: target.value })}
      />
      <table className="points-grid">
        <tbody>
          {rows.map((row, at) => (
            <PointTableRow key={row.team_id} form={form} row={row} at={at} />
          ))}
        </tbody>
      </table>
    </main>
  );
}

interface PointTableRowProps {
  readonly form: FormActor;
  readonly row: PointRow;
  readonly at: number;
}

const PointTableRow = memo(function PointTableRow({ form, row, at }: PointTableRowProps) {
  const team = useSelector(form, ({ context }) => context.teams.get(row.team_id));
  return (
    <tr>
      <td className="points-team">
        <input className="points-input" aria-label="Team" readOnly value={team ?? '…'} />
      </td>
      {counts.map((count) => (
        <td key={count} className="points-cell">
          <input
            className="points-input"
            aria-label={count}
            inputMode="numeric"
            value={row[count]}
            onChange={({ target }) =>
              form.send({ type: 'number', at, count, value: target.value.replace(/\D/g, '').slice(0, 6) })
            }
          />
        </td>
      ))}
    </tr>
  );
});
