import { Course } from './course.ts';
import type { Programs } from './programs.ts';
import type { ExercisedMachines } from './recording/exercised.ts';
import { Recording } from './recording/recording.ts';
import type { Schedule } from './schedule.ts';
import { Violation, World } from './world/world.ts';

/** How a run ended. */
export interface Outcome {
  readonly seed: number;
  /** The violation; null when every guarantee held. */
  readonly broken: Violation | null;
  /** What happened, line by line. */
  readonly story: readonly string[];
  /** Equal for every replay of the seed. */
  readonly hash: string;
  /** What was executed, to the end or to the violation. */
  readonly schedule: Schedule;
  readonly exercised: ExercisedMachines;
}

interface RunOptions {
  /** Steps of an earlier run of the seed, to execute instead of those that it draws. */
  readonly schedule?: Schedule;
  readonly recording?: Recording;
}

/** Plays the run of a seed to its end, or to the first violation. */
export async function run(
  programs: Programs,
  seed: number,
  { schedule, recording = new Recording({ hasMoments: false }) }: RunOptions = {},
): Promise<Outcome> {
  const world = new World(programs, seed, recording);
  const course = new Course(world);
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => {
    if (!isFromEndedPage(world, reason)) unhandled.push(reason);
  };
  process.on('unhandledRejection', note);
  let broken: Violation | null = null;
  try {
    const onStep = () => {
      if (unhandled.length > 0) throw unhandled[0];
    };
    if (schedule === undefined) await course.draw(onStep);
    else await course.repeat(schedule, onStep);
  } catch (error) {
    broken = error instanceof Violation ? error : new Violation(0, `Uncaught error: ${describeError(error)}`);
  } finally {
    process.off('unhandledRejection', note);
  }
  const { lines: story, hash } = world.story;
  return { seed, broken, story, hash, schedule: course.executed, exercised: recording.exercised };
}

/** A page that ends finishes its current task. Its database connections are closed by then. */
function isFromEndedPage({ device, scheduler }: World, reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'InvalidStateError' && device.endedAt === scheduler.now;
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
