/** Something that could happen next, and how often it is chosen. */
export interface Step {
  readonly weight: number;
  readonly description: string;
  /** Happens only when no work is under way. */
  readonly isAtRest?: boolean;
  /** The process that ends without an event. */
  readonly kills?: 'page' | 'worker';
  readonly run: () => void;
}
