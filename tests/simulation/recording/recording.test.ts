import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { formMachine } from '#machines/form/machine.ts';
import { importMachine } from '#machines/import/machine.ts';
import { loginMachine } from '#machines/login/machine.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { chartOf } from '../../support/chart/chart.ts';
import { machineNames } from '../../support/machine-names.ts';
import { buildPrograms } from '../programs.ts';
import { run } from '../run.ts';
import { users } from '../server/accounts.ts';
import { ExercisedTally } from './exercised.ts';
import { Recording } from './recording.ts';

const programs = await buildPrograms();
const machines: Readonly<Record<string, AnyStateMachine>> = {
  form: formMachine,
  import: importMachine,
  login: loginMachine,
  session: sessionMachine,
};

test('runs exercise transitions and states of the machines, which are counted by run', async () => {
  const tally = new ExercisedTally();
  for (const seed of [3, 6, 11]) tally.add((await run(programs, seed)).exercised);
  expect(machineNames).toEqual(expect.arrayContaining([...tally.machines.keys()]));
  for (const [name, machine] of Object.entries(machines)) {
    const { runs = 0, transitions = {}, states = {} } = tally.machines.get(name) ?? {};
    const chart = chartOf(machine);
    expect(chart.transitions.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(transitions)));
    expect(chart.states.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(states)));
    expect(Object.keys(transitions).length, name).toBeGreaterThan(2);
    expect(states[''], name).toBe(runs);
    expect(Math.max(...Object.values(transitions)), name).toBeLessThanOrEqual(3);
  }
});

test('recording every moment does not change the run, and takes neither passwords nor typed texts', async () => {
  const plain = await run(programs, 3);
  const recording = new Recording({ hasMoments: true });
  expect((await run(programs, 3, { recording })).hash).toBe(plain.hash);
  const text = JSON.stringify(recording.moments);
  const typed = plain.story.flatMap((line) => /^\S+ {6}"([^"]+)"$/.exec(line)?.[1] ?? []);
  expect(typed.length).toBeGreaterThan(0);
  for (const secret of [...typed, ...users.map(({ password }) => password)]) expect(text).not.toContain(secret);
});
