import type { AnyStateMachine } from 'xstate';
import type { Scenario } from '../../machines/support/scenario.ts';
import { isMachine } from './is-machine.ts';

/** A machine that the explorer knows: every export of machines/ that is one. */
export interface KnownMachine {
  /** The folder in machines/, which names it. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** Its test data; undefined for a machine without tests. */
  readonly scenario: Scenario | undefined;
  /** Whether its tests have a file with invariants. */
  readonly hasInvariants: boolean;
}

const machineFiles = import.meta.glob<Record<string, unknown>>('../../../machines/*/machine.ts', { eager: true });
const invariantFiles = Object.keys(import.meta.glob('../../machines/*/invariants.ts'));
const scenarioFiles = import.meta.glob<Record<string, unknown>>('../../machines/*/scenario.ts', { eager: true });

/** All machines by the alphabet. A new folder in machines/ appears without an edit. */
export const machines: readonly KnownMachine[] = Object.entries(machineFiles)
  .flatMap(([file, exports]) => {
    const machine = Object.values(exports).find(isMachine);
    const name = folderOf(file);
    const hasInvariants = invariantFiles.some((one) => folderOf(one) === name);
    return machine === undefined ? [] : [{ name, machine, scenario: scenarioOf(machine), hasInvariants }];
  })
  .toSorted((one, other) => one.name.localeCompare(other.name));

function folderOf(file: string): string {
  return file.split('/').at(-2) ?? '';
}

function scenarioOf(machine: AnyStateMachine): Scenario | undefined {
  const all = Object.values(scenarioFiles).flatMap((exports) => Object.values(exports).filter(isScenario));
  return all.find((scenario) => scenario.machine === machine);
}

function isScenario(value: unknown): value is Scenario {
  return typeof value === 'object' && value !== null && 'machine' in value && 'outcomes' in value;
}
