import type { Coverage, Mutant } from '../../tests/support/coverage-report.ts';
import type { SourcePlace } from '../server/source-places.ts';
import { type Evidence, evidenceFor } from './evidence.ts';
import { type CoverageKind, coverageKinds, type Filter } from './kinds.ts';

/** What exercises a state or a transition. */
export interface PartCoverage {
  readonly evidence: readonly Evidence[];
  /** The mutants of its lines. */
  readonly mutants: readonly Mutant[];
}

/** The coverage of a state (by its path) or a transition (by its id), with its place in the source if that is known. */
export function partCoverageOf(
  coverage: Pick<Coverage, 'reports' | 'mutants'>,
  machine: string,
  id: string,
  place: SourcePlace | undefined,
): PartCoverage {
  const isInside = ({ file, line }: Mutant) =>
    place !== undefined && file === place.file && line >= place.line && line <= place.endLine;
  return { evidence: evidenceFor(coverage, machine, id), mutants: coverage.mutants.filter(isInside) };
}

/** How often tests of a kind exercise it, or how many of its mutants they kill. */
export function countOf({ evidence, mutants }: PartCoverage, kind: CoverageKind): number {
  if (kind === 'mutants') return mutants.filter(({ isKilled }) => isKilled).length;
  return evidence.filter(({ report }) => report.kind === kind).reduce((sum, { count }) => sum + count, 0);
}

/** The kinds that exercise it. */
export function kindsOf(part: PartCoverage): readonly CoverageKind[] {
  return coverageKinds.map(({ id }) => id).filter((kind) => countOf(part, kind) > 0);
}

/** Whether what the filter selects exercises it: without a filter, any test. */
export function isExercised(part: PartCoverage, filter: Filter): boolean {
  return filter === 'any' ? part.evidence.length > 0 : countOf(part, filter) > 0;
}

/** Its class in the diagram. A part without mutants is neither checked nor unchecked by them. */
export function coverageClass(part: PartCoverage, filter: Filter): string {
  if (filter === 'mutants' && part.mutants.length === 0) return '';
  if (!isExercised(part, filter)) return 'uncovered';
  return filter === 'mutants' && part.mutants.some(({ isKilled }) => !isKilled) ? 'partly' : 'covered';
}
