import { buildPrograms, type SourceChange } from '../programs.ts';
import type { ExercisedMachines } from '../recording/exercised.ts';
import { simulate } from '../simulate.ts';

/** The seeds for one process: `from`, `from + step`, and so on. */
export interface Share {
  readonly from: number;
  readonly step: number;
  readonly count: number;
  /** Plants a bug. */
  readonly changes: readonly SourceChange[];
}

/** A message of the process. It ends after `broken` and after `over`. */
export type PlayerMessage =
  | { readonly type: 'played'; readonly exercised: ExercisedMachines }
  | { readonly type: 'broken'; readonly seed: number }
  | { readonly type: 'over' };

const send = (message: PlayerMessage) => process.send?.(message);

/** Plays a share and reports its results. */
async function play({ changes, ...share }: Share): Promise<void> {
  const broken = await simulate(await buildPrograms(changes), {
    ...share,
    onRun: ({ exercised }) => send({ type: 'played', exercised }),
  });
  send(broken === null ? { type: 'over' } : { type: 'broken', seed: broken.seed });
  process.disconnect();
}

process.once('message', (share: Share) => void play(share));
process.once('disconnect', () => process.exit());
