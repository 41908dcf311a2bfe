/** Something that could happen next, and how often it is chosen. */
export interface Step {
  readonly weight: number;
  readonly description: string;
  /** Happens only when no work is under way. */
  readonly isAtRest?: boolean;
  /** What ends without an event: a process, or the room in storage. */
  readonly kills?: 'page' | 'worker' | 'storage';
  readonly run: () => void;
}
