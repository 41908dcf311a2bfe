import { describe, expect, it } from 'vitest';
import { importMachine } from '#machines/import/machine.ts';
import { countsOf } from '#machines/import/rows.ts';
import type { ImportSnapshot } from '#machines/import/selectors.ts';
import { runningEffects } from '../support/events.ts';
import { ok } from '../support/results.ts';
import { type Outcome, start, step } from '../support/step.ts';
import { inputOf, rowOf, storedOf } from './fixtures.ts';

const rowsInAll = 20_000;

/** An import that counts how often the machine looks at a row, and validates one. */
function bigImport() {
  const counted = { looks: 0, validations: 0 };
  const rows = Array.from({ length: rowsInAll }, (_, at) => {
    const row = rowOf(`Team ${at}`, { line: at + 1 });
    const { progress } = row;
    return Object.defineProperty({ ...row }, 'progress', {
      enumerable: true,
      get: () => {
        counted.looks += 1;
        return progress;
      },
    });
  });
  const input = {
    ...inputOf(storedOf(rows)),
    validate: () => {
      counted.validations += 1;
      return {};
    },
  };
  const opened = end(start(importMachine, input), { kind: 'acquired', stored: null });
  return { opened, counted };
}

/** Ends the running effect, which is not the lock. */
function end({ snapshot }: Outcome, output: unknown): Outcome {
  const running = runningEffects(snapshot).find(({ src }) => src !== 'hold');
  if (running === undefined) throw new Error('No effect runs');
  return step(importMachine, snapshot, { type: `xstate.done.actor.${running.id}`, output, actorId: running.id });
}

const rowsOf = ({ snapshot }: Outcome) => (snapshot as ImportSnapshot).context.rows;

describe('an import of 20,000 rows', () => {
  it('looks through the rows twice for each row that is sent: before its call and after', () => {
    const { opened, counted } = bigImport();
    let current = step(importMachine, opened.snapshot, { type: 'import.start' });
    counted.looks = 0;
    const sent = 5;
    for (let at = 0; at < sent; at += 1) {
      current = end(current, 'stored');
      current = end(current, ok({ id: at }, 'Team created'));
    }
    expect(countsOf(rowsOf(current))).toMatchObject({ created: sent, sending: 1, create: rowsInAll - sent - 1 });
    // Once more for the first row.
    expect(counted.looks).toBeLessThanOrEqual((2 * sent + 1) * rowsInAll);
    expect(counted.validations).toBe(0);
  });

  it('replaces one row, and validates it, after an edit', () => {
    const { opened, counted } = bigImport();
    const changes = [{ row: 12_345, name: 'name', value: 'Lions' }];
    const edited = step(importMachine, opened.snapshot, { type: 'import.edit', changes });
    expect(counted.validations).toBe(1);
    const before = rowsOf(opened);
    expect(rowsOf(edited).flatMap((row, at) => (row === before[at] ? [] : [at]))).toEqual([12_345]);
  });

  it('validates each row once if all are edited', () => {
    const { opened, counted } = bigImport();
    const changes = Array.from({ length: rowsInAll }, (_, row) => ({ row, name: 'name', value: 'Lions' }));
    step(importMachine, opened.snapshot, { type: 'import.edit', changes });
    expect(counted.validations).toBe(rowsInAll);
  });
});
