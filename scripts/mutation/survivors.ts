import { relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

/** One change of the code, and what became of it. */
export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const noticed = ['Killed', 'Timeout'];
const missed = ['Survived', 'NoCoverage'];

/** How much of what was changed the tests have noticed, of a hundred. */
export function scoreOf(results: readonly Mutant[]): number {
  const seen = results.filter(({ status }) => noticed.includes(status)).length;
  const unseen = results.filter(({ status }) => missed.includes(status)).length;
  return seen + unseen === 0 ? 100 : (100 * seen) / (seen + unseen);
}

/** A line for each change that no test has noticed. */
export function formatSurvivors(results: readonly Mutant[]): string {
  return results
    .filter(({ status }) => missed.includes(status))
    .map(({ fileName, location, replacement, status }) => {
      const place = `${relative('.', fileName)}:${String(location.start.line)}:${String(location.start.column)}`;
      return `  ${status === 'NoCoverage' ? 'not run ' : 'survived'} ${place} → ${replacement.replace(/\s+/g, ' ').slice(0, 90)}`;
    })
    .join('\n');
}
