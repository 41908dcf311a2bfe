import { describe, expect, it } from 'vitest';
import { chunkLength } from '#machines/import/chunks.ts';
import { importMachine } from '#machines/import/machine.ts';
import type { ImportRow } from '#machines/import/row.ts';
import type { ImportSnapshot } from '#machines/import/selectors.ts';
import type { ImportToStore } from '#machines/import/types.ts';
import { runningEffects } from '../support/events.ts';
import { ok } from '../support/results.ts';
import { type Outcome, start, step } from '../support/step.ts';
import { inputOf, rowOf, storedOf } from './fixtures.ts';

const rowsInAll = 20_000;

/** An import that counts how often the machine looks at a row, and validates one. */
function bigImport() {
  const counted = { looks: 0, validations: 0 };
  const rows = Array.from({ length: rowsInAll }, (_, at) => {
    const row: ImportRow = rowOf(`Team ${at}`, { line: at + 1 });
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

const contextOf = ({ snapshot }: Outcome) => (snapshot as ImportSnapshot).context;
/** The chunks that two states do not share. */
const copiedChunks = (before: Outcome, after: Outcome) =>
  contextOf(after).rows.filter((chunk, at) => chunk !== contextOf(before).rows[at]).length;

describe('an import of 20,000 rows', () => {
  it('looks at a few rows to start, and for each row that is sent', () => {
    const { opened, counted } = bigImport();
    counted.looks = 0;
    let current = step(importMachine, opened.snapshot, { type: 'import.start' });
    expect(counted.looks).toBeLessThan(100);
    counted.looks = 0;
    const sent = 1000;
    for (let at = 0; at < sent; at += 1) {
      current = end(current, 'stored');
      current = end(current, ok({ id: at }, 'Team created'));
    }
    expect(contextOf(current).counts).toMatchObject({ created: sent, sending: 1, create: rowsInAll - sent - 1 });
    expect(counted.looks / sent).toBeLessThan(20);
    expect(counted.validations).toBe(0);
  });

  it('copies one chunk, and stores the rows that changed, for each row that is sent', () => {
    const { opened } = bigImport();
    let current = step(importMachine, opened.snapshot, { type: 'import.start' });
    for (let at = 0; at < 200; at += 1) {
      const calling = end(current, 'stored');
      const next = end(calling, ok({ id: at }, 'Team created'));
      // The result and the next row are in two chunks at the end of a chunk.
      expect(copiedChunks(calling, next)).toBeLessThanOrEqual((at + 1) % chunkLength === 0 ? 2 : 1);
      const write = next.effects.starts.find(({ src }) => src === 'store')?.input as ImportToStore;
      expect(write.changed).toEqual([at, at + 1]);
      expect(write.state.rows).toBe(contextOf(next).rows);
      current = next;
    }
  });

  it('validates one row after an edit', () => {
    const { opened, counted } = bigImport();
    const changes = [{ row: 12_345, name: 'name', value: 'Lions' }];
    counted.looks = 0;
    const edited = step(importMachine, opened.snapshot, { type: 'import.edit', changes });
    expect(counted.validations).toBe(1);
    expect(counted.looks).toBeLessThan(10);
    expect(copiedChunks(opened, edited)).toBe(1);
  });

  it('validates each row once if all are edited, and stores them as all', () => {
    const { opened, counted } = bigImport();
    const changes = Array.from({ length: rowsInAll }, (_, row) => ({ row, name: 'name', value: 'Lions' }));
    const edited = step(importMachine, opened.snapshot, { type: 'import.edit', changes });
    expect(counted.validations).toBe(rowsInAll);
    expect(contextOf(edited).dirty).toBe('all');
  });
});
