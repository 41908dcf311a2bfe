/** Something that could happen next, and how often it is chosen. */
export interface Move {
  readonly weight: number;
  readonly tells: string;
  /** Nothing is under way when it happens. */
  readonly isAtRest?: boolean;
  /** What ends without hearing of it. */
  readonly kills?: 'page' | 'worker';
  readonly happens: () => void;
}
