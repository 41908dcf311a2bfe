import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { reasonsOf, statusOf } from '#machines/import/row.ts';
import { countsOf, progressOf, rowInTurn } from '#machines/import/rows.ts';
import { fc } from '../../support/fast-check.ts';
import { rowOf, storedOf } from './fixtures.ts';
import { ImportWindow, World } from './world.ts';

const names = ['Lions', '', 'Tigers', 'Lynx'];

/** What a user may do at any moment. The machine ignores what is impossible. */
function userEvent(window: ImportWindow, dice: number): AnyEventObject {
  const row = dice % names.length;
  const decided = window.rows[row]?.progress.kind === 'unknown' || window.rows[row]?.progress.kind === 'sending';
  const events: AnyEventObject[] = [
    { type: 'import.start' },
    { type: 'import.goOn' },
    { type: 'import.goOn' },
    { type: 'import.pause' },
    { type: 'import.reconnected' },
    { type: 'session.resumed' },
    { type: 'import.retryFailed' },
    { type: 'import.back' },
    { type: 'import.flush' },
    { type: 'import.edit', changes: [{ row, name: 'name', value: dice % 3 === 0 ? '' : `Team ${dice}` }] },
    { type: 'import.setAction', action: dice % 3 === 0 ? 'skip' : 'create', rows: [row] },
    // The user looks at the list before.
    decided ? { type: 'import.decide', row, isSaved: window.world.has(row) } : { type: 'import.goOn' },
  ];
  return events[dice % events.length] ?? { type: 'import.goOn' };
}

function turn(windows: readonly ImportWindow[], { who, what, dice }: Turn): void {
  const window = windows[who];
  if (window === undefined) return;
  if (what === 0) window.reload(dice);
  else if (what === 2 && dice % 2 === 0) window.world.arrive();
  else if (what === 1) window.world.hasSpace = dice % 4 !== 0;
  else if (what < 5 || !window.endEffect(dice)) window.send(userEvent(window, dice));
}

interface Turn {
  readonly who: number;
  readonly what: number;
  readonly dice: number;
}

const turns = fc.array(fc.record({ who: fc.nat(1), what: fc.nat(14), dice: fc.nat(10_000) }), {
  minLength: 40,
  maxLength: 160,
});

/** No row has two records on the server, unless the user read that it may exist and sent it again. */
function check(world: World): void {
  for (const at of names.keys()) {
    const made = world.made.filter((one) => one.at === at).length;
    const repeats = world.repeated.filter((one) => one === at).length;
    expect(made, `records of row ${at}`).toBeLessThanOrEqual(1 + repeats);
  }
}

/** Lets one window continue without failures until nothing is left to send. */
function finish(world: World, window: ImportWindow): void {
  world.hasSpace = true;
  window.open();
  for (let step = 0; step < 200 && window.snapshot?.status === 'active'; step += 1) {
    if (window.snapshot.matches({ open: 'finished' })) return;
    // 0 is a call that succeeds, and a lookup that is sure.
    if (window.endEffect(0)) continue;
    window.send({ type: window.snapshot.matches({ open: 'checking' }) ? 'import.start' : 'import.goOn' });
    if (rowInTurn(window.rows) === null) return;
  }
}

describe.each([true, false])(
  'an import in two windows, with lost calls and reloads (keys of the server: %s)',
  (hasKeys) => {
    it('sends nothing twice, and each row has one result', () => {
      fc.assert(
        fc.property(turns, (all) => {
          const world = new World(
            storedOf(names.map((name) => rowOf(name, name === '' ? { errors: { name: 'Name is required' } } : {}))),
            { hasKeys },
          );
          const windows = [new ImportWindow(world), new ImportWindow(world)];
          for (const one of all) {
            turn(windows, one);
            check(world);
          }
          const isLost = world.stored === null;
          world.holder = null;
          const last = new ImportWindow(world);
          if (isLost) return;
          finish(world, last);
          check(world);
          expect(rowInTurn(last.rows)).toBeNull();
          for (const [at, row] of last.rows.entries()) {
            const status = statusOf(row);
            if (status === 'created') expect(world.has(at), `row ${at} is created`).toBe(true);
            if (status === 'failed' || status === 'invalid' || status === 'skip')
              expect(world.has(at), status).toBe(false);
          }
          const { done, of } = progressOf(last.rows);
          expect(done).toBe(of);
          const { invalid, failed, unknown } = countsOf(last.rows);
          expect(last.rows.filter((row) => reasonsOf(row).length > 0)).toHaveLength(invalid + failed + unknown);
        }),
        { numRuns: 120 },
      );
    });
  },
);
