import { relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

/** One mutant and its result. */
export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const killedStatuses = ['Killed', 'Timeout'];
const survivedStatuses = ['Survived', 'NoCoverage'];

/** The share of killed mutants, in percent. */
export function scoreOf(results: readonly Mutant[]): number {
  const killed = results.filter(({ status }) => killedStatuses.includes(status)).length;
  const survived = results.filter(({ status }) => survivedStatuses.includes(status)).length;
  return killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
}

/** A line for each mutant that survived. */
export function formatSurvivors(results: readonly Mutant[]): string {
  return results
    .filter(({ status }) => survivedStatuses.includes(status))
    .map(({ fileName, location, replacement, status }) => {
      const position = `${relative('.', fileName)}:${String(location.start.line)}:${String(location.start.column)}`;
      return `  ${status === 'NoCoverage' ? 'not run ' : 'survived'} ${position} → ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`;
    })
    .join('\n');
}
