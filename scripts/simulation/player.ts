import { buildPrograms } from '../../tests/simulation/programs.ts';
import { describeOutcome, simulate } from '../../tests/simulation/simulate.ts';

/** The seeds for one process: `from`, `from + step`, and so on. */
export interface Share {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

/** A message of the process. It ends after `broken` and after `over`. */
export type PlayerMessage =
  | { readonly type: 'played' }
  | { readonly type: 'broken'; readonly seed: number; readonly story: string }
  | { readonly type: 'over' };

const send = (message: PlayerMessage) => process.send?.(message);

/** Plays a share and reports its results. */
async function play(share: Share): Promise<void> {
  const broken = await simulate(await buildPrograms(), { ...share, onRun: () => send({ type: 'played' }) });
  send(broken === null ? { type: 'over' } : { type: 'broken', seed: broken.seed, story: describeOutcome(broken) });
  process.disconnect();
}

process.once('message', (share: Share) => void play(share));
process.once('disconnect', () => process.exit());
