import type { StateFindings } from './findings.ts';
import type { FoundPaths } from './paths-to.ts';

/** What the page asks the worker of a search. Machines have functions, so it gets a name. */
export type SearchRequest =
  | { readonly kind: 'explore'; readonly machine: string }
  | { readonly kind: 'paths'; readonly id: number; readonly target: string; readonly within: number };

export type SearchResponse =
  /** The number of states found so far. */
  | { readonly kind: 'progress'; readonly states: number }
  | ({ readonly kind: 'explored' } & Explored)
  | { readonly kind: 'paths'; readonly id: number; readonly found: FoundPaths }
  | { readonly kind: 'failed'; readonly message: string };

/** What a machine can reach with its test data. */
export interface Explored {
  /** The number of values with a context in which the machine behaves differently. */
  readonly states: number;
  /** How many events were sent. */
  readonly sent: number;
  /** How long it took. */
  readonly milliseconds: number;
  readonly findings: readonly StateFindings[];
}
