import { Watch } from './oracle/watch.ts';
import { movesIn } from './people/anywhere.ts';
import { atWaits } from './people/at-waits.ts';
import { misfortunes } from './people/misfortunes.ts';
import type { Move } from './people/move.ts';
import type { Programs } from './programs.ts';
import { people } from './server/accounts.ts';
import { Broken, World } from './world/world.ts';

/** How a run ended. */
export interface Outcome {
  readonly seed: number;
  /** What broke; null when every promise was kept. */
  readonly broken: Broken | null;
  /** What happened, as a person would tell it. */
  readonly story: readonly string[];
  /** The same for every playing of the seed. */
  readonly hash: string;
}

/** Plays a run of a seed to its end, or to the first promise that is not kept. */
export async function run(programs: Programs, seed: number): Promise<Outcome> {
  const world = new World(programs, seed);
  const unheard: unknown[] = [];
  const note = (reason: unknown) => {
    if (!isOfThoseEnded(world, reason)) unheard.push(reason);
  };
  process.on('unhandledRejection', note);
  let broken: Broken | null = null;
  try {
    const run = new Run(world);
    if (world.random.chance(0.9)) await run.begin();
    const steps = world.random.between(20, 70);
    for (let step = 0; step < steps; step += 1) {
      await run.step();
      if (unheard.length > 0) throw unheard[0];
    }
    await run.end();
  } catch (error) {
    broken = error instanceof Broken ? error : new Broken(0, `An error that nobody caught: ${told(error)}`);
  } finally {
    process.off('unhandledRejection', note);
  }
  return { seed, broken, story: world.story.lines, hash: world.story.hash };
}

/** A page that ends finishes the line it is in: its connections to the disk are closed by then. */
function isOfThoseEnded({ device, scheduler }: World, reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'InvalidStateError' && device.endedAt === scheduler.now;
}

function told(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** So many things may hang at the end, each of them more than once. */
const mostPresses = 20;

class Run {
  readonly #world: World;
  readonly #watch: Watch;

  constructor(world: World) {
    this.#world = world;
    this.#watch = new Watch(world);
  }

  /** Most days begin well: somebody signs in. */
  async begin(): Promise<void> {
    const { network, tabs, random, story } = this.#world;
    const person = random.pick(people);
    network.isPerfect = true;
    const [tab] = tabs;
    tab?.open();
    await this.#pass(4000);
    story.tell(`${person.firstName} opens the app and signs in`);
    tab?.app?.hands.signIn(person.email, person.password);
    await this.#pass(5000);
    network.isPerfect = false;
  }

  async step(): Promise<void> {
    const { random, story, scheduler, device, ledger } = this.#world;
    const moves = this.#moves();
    const move = random.weighted(moves.map((one): [number, Move] => [one.weight, one]));
    if (move.isAtRest) await scheduler.pass(2000);
    this.#watch.prepare(move.kills);
    story.tell(move.tells);
    move.happens();
    // A key that is being kept for whoever comes goes with a window that ends before the disk responds.
    ledger.isSpoilt ||= device.disk.isFull || (device.disk.isHanging && ledger.home === null);
    await this.#goOn();
  }

  /** What could happen next: mostly, somebody does something in one of the tabs. */
  #moves(): readonly Move[] {
    const { random, tabs } = this.#world;
    if (random.chance(0.22)) return misfortunes(this.#world);
    const [first, second] = tabs;
    const tab = random.chance(0.7) ? first : second;
    return tab === undefined ? [] : movesIn(this.#world, tab);
  }

  /** Everything is well again, and comes to rest. */
  async end(): Promise<void> {
    const { network, device, story, ledger, scheduler } = this.#world;
    story.tell('everything is well again');
    network.weather = 'fair';
    network.isPerfect = true;
    device.disk.full = 'no';
    device.disk.respond();
    ledger.fill(false, scheduler.now);
    this.#watch.prepare();
    await this.#pass(30_000);
    await this.#leaveWhatHangs();
    await this.#pass(30_000);
    await this.#watch.check({ isPainted: true });
    this.#watch.checkEnd();
  }

  /** What hangs from before does so for ever: somebody presses what is shown beside it. */
  async #leaveWhatHangs(): Promise<void> {
    const { tabs, story } = this.#world;
    const next = () =>
      tabs.flatMap(({ name, app }) => (app ? atWaits(app, app.see().waits).map((move) => ({ ...move, name })) : []));
    for (let [move] = next(), pressed = 0; move !== undefined && pressed < mostPresses; [move] = next(), pressed += 1) {
      story.tell(`${move.name}: ${move.tells}`);
      move.happens();
      await this.#pass(12_000);
    }
  }

  /** Lets time pass, and looks after the promises. */
  async #goOn(): Promise<void> {
    const { random, scheduler } = this.#world;
    switch (
      random.weighted([
        [5, 'few'],
        [3, 'idle'],
        [5, 'moment'],
        [5, 'while'],
        [0.5, 'long'],
      ] as const)
    ) {
      case 'few':
        await scheduler.few(random.between(0, 25));
        await this.#watch.check({ isPainted: false });
        break;
      case 'idle':
        await scheduler.idle();
        await this.#watch.check({ isPainted: false });
        break;
      case 'moment':
        await scheduler.pass(random.between(1, 900));
        await this.#watch.check({ isPainted: false });
        break;
      case 'while':
        await this.#pass(random.between(4000, 9000));
        break;
      case 'long':
        await this.#pass(random.between(20_000, 120_000));
        break;
    }
  }

  /** A second at a time. In the end all that was under way has had its time. */
  async #pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 1000) {
      await this.#world.scheduler.pass(Math.min(left, 1000));
      await this.#watch.check({ isPainted: left <= 1000 });
      this.#watch.prepare();
    }
  }
}
