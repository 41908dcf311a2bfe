import { revision } from '../../support/machine-report.ts';
import type { Programs } from '../programs.ts';
import { Recording } from '../recording/recording.ts';
import type { Replay } from '../recording/replay.ts';
import { run } from '../run.ts';
import type { Shrunk } from './shrink.ts';

/**
 * Plays the shortest run once more and records every moment of it.
 *
 * @param bug The name of the planted bug; null for the product as it is.
 * @throws Error if it is not the identical run: then something beside the seed decides what happens.
 */
export async function replayOf(
  programs: Programs,
  { original, shortest, runs }: Shrunk,
  bug: string | null,
): Promise<Replay> {
  const { seed, schedule, hash } = shortest;
  const recording = new Recording({ hasMoments: true });
  const { hash: repeated, broken } = await run(programs, seed, { schedule, recording });
  if (broken === null || repeated !== hash) throw new Error(`Seed ${String(seed)} does not play the same run twice`);
  return {
    ...{ seed, bug, runs, ...revision() },
    writtenAt: new Date().toISOString(),
    guarantee: broken.guarantee,
    message: broken.message,
    original: original.schedule.map(({ description }) => description),
    steps: recording.steps,
    moments: recording.moments,
  };
}
