import { buildPrograms } from '../../tests/simulation/programs.ts';
import { describeOutcome, simulate } from '../../tests/simulation/simulate.ts';

/** The seeds that one process plays: `from`, `from + step`, and so on. */
export interface Share {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

/** What the process says. It ends after `broken` and after `over`. */
export type Told =
  | { readonly type: 'played' }
  | { readonly type: 'broken'; readonly seed: number; readonly story: string }
  | { readonly type: 'over' };

const tell = (told: Told) => process.send?.(told);

/** Plays the share that the process is given, in the time that the others leave. */
async function play(share: Share): Promise<void> {
  const broken = await simulate(await buildPrograms(), { ...share, onRun: () => tell({ type: 'played' }) });
  tell(broken === null ? { type: 'over' } : { type: 'broken', seed: broken.seed, story: describeOutcome(broken) });
  process.disconnect();
}

process.once('message', (share: Share) => void play(share));
process.once('disconnect', () => process.exit());
