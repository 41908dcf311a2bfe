import { Oracle } from './oracle/oracle.ts';
import type { Programs } from './programs.ts';
import { users } from './server/accounts.ts';
import { environmentSteps } from './steps/environment-steps.ts';
import { finishingSteps, importSteps } from './steps/import-steps.ts';
import type { Step } from './steps/step.ts';
import { tabSteps } from './steps/tab-steps.ts';
import { waitSteps } from './steps/wait-steps.ts';
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
}

/** Plays the run of a seed to its end, or to the first violation. */
export async function run(programs: Programs, seed: number): Promise<Outcome> {
  const world = new World(programs, seed);
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => {
    if (!isFromEndedPage(world, reason)) unhandled.push(reason);
  };
  process.on('unhandledRejection', note);
  let broken: Violation | null = null;
  try {
    const run = new Run(world);
    if (world.random.chance(0.9)) await run.begin();
    const steps = world.random.between(20, 70) + (world.hasImports ? 20 : 0);
    for (let step = 0; step < steps; step += 1) {
      await run.step();
      if (unhandled.length > 0) throw unhandled[0];
    }
    await run.end();
  } catch (error) {
    broken = error instanceof Violation ? error : new Violation(0, `Uncaught error: ${describeError(error)}`);
  } finally {
    process.off('unhandledRejection', note);
  }
  return { seed, broken, story: world.story.lines, hash: world.story.hash };
}

/** A page that ends finishes its current task. Its database connections are closed by then. */
function isFromEndedPage({ device, scheduler }: World, reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'InvalidStateError' && device.endedAt === scheduler.now;
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The limit of presses at the end: several calls may hang, each more than once. */
const maxPresses = 20;

class Run {
  readonly #world: World;
  readonly #oracle: Oracle;

  constructor(world: World) {
    this.#world = world;
    this.#oracle = new Oracle(world);
  }

  /** Most runs begin with a sign-in. */
  async begin(): Promise<void> {
    const { network, tabs, random, story } = this.#world;
    const user = random.pick(users);
    network.isPerfect = true;
    const [tab] = tabs;
    tab?.open();
    await this.#pass(4000);
    story.add(`${user.firstName} opens the app and signs in`);
    tab?.app?.actions.signIn(user.email, user.password);
    await this.#pass(5000);
    if (this.#world.hasImports && random.chance(0.7)) await this.#beginImport(user.id);
    network.isPerfect = false;
  }

  /** An import is started, as far as the check of its rows, and sometimes opened in the other window too. */
  async #beginImport(user: number): Promise<void> {
    const { story, ledger, random, tabs } = this.#world;
    const [{ app } = {}, second] = tabs;
    if (!app) return;
    const { series } = ledger.imports.begin(app.actions.startImport('keep'), user);
    for (const description of ['pastes the rows', "presses 'Check the rows'"]) {
      await this.#pass(2000);
      const shown = app.readState().import;
      const steps = shown === null ? [] : importSteps({ world: this.#world, app, user, shown });
      const step = steps.find((one) => one.description === description);
      story.add(`tab 1: ${description}`);
      step?.run();
    }
    await this.#pass(2000);
    if (random.chance(0.6)) return;
    story.add('tab 2: opens the app and the import');
    second?.open();
    await this.#pass(2000);
    second?.app?.actions.open({ kind: 'import', series }, 'stay');
  }

  async step(): Promise<void> {
    const { random, story, scheduler, device, ledger } = this.#world;
    const steps = this.#steps();
    const step = random.weighted(steps.map((one): [number, Step] => [one.weight, one]));
    if (step.isAtRest) await scheduler.advance(2000);
    this.#oracle.prepare(step.kills);
    story.add(step.description);
    step.run();
    // A window that ends before storage responds loses the key of a user who is signing in.
    ledger.isSignInIncomplete ||= device.storage.isFull || (device.storage.isHanging && ledger.signedIn === null);
    await this.#advance();
  }

  /** What could happen next. Usually a user does something in one of the tabs. */
  #steps(): readonly Step[] {
    const { random, tabs } = this.#world;
    if (random.chance(0.22)) return environmentSteps(this.#world);
    const [first, second] = tabs;
    const tab = random.chance(0.7) ? first : second;
    return tab === undefined ? [] : tabSteps(this.#world, tab);
  }

  /** The environment becomes healthy and settles. */
  async end(): Promise<void> {
    const { network, device, story, ledger, scheduler } = this.#world;
    story.add('the environment is healthy again');
    network.condition = 'fair';
    network.isPerfect = true;
    device.storage.full = 'no';
    device.storage.respond();
    ledger.fill(false, scheduler.now);
    this.#oracle.prepare();
    await this.#pass(30_000);
    await this.#leaveHangingCalls();
    await this.#finishImports();
    await this.#pass(30_000);
    await this.#oracle.check({ isPainted: true });
    this.#oracle.checkEnd();
  }

  /** Calls that hang from before hang for ever. The user presses the way out shown beside each. */
  async #leaveHangingCalls(): Promise<void> {
    const { tabs, story } = this.#world;
    const next = () =>
      tabs.flatMap(({ name, app }) =>
        app ? waitSteps(app, app.readState().waits).map((step) => ({ ...step, name })) : [],
      );
    for (let [step] = next(), pressed = 0; step !== undefined && pressed < maxPresses; [step] = next(), pressed += 1) {
      story.add(`${step.name}: ${step.description}`);
      step.run();
      await this.#pass(12_000);
    }
  }

  /** The user continues each open import that has stopped, and decides what it asks. */
  async #finishImports(): Promise<void> {
    const { tabs, story } = this.#world;
    const next = () =>
      tabs.flatMap(({ name, app }) => {
        const { user, login, import: shown } = app?.readState() ?? {};
        if (!app || !shown || user === undefined || user === null || login !== null) return [];
        return finishingSteps({ world: this.#world, app, user, shown }).map((step) => ({ ...step, name }));
      });
    for (let [step] = next(), pressed = 0; step !== undefined && pressed < maxPresses; [step] = next(), pressed += 1) {
      story.add(`${step.name}: ${step.description}`);
      step.run();
      await this.#pass(12_000);
    }
  }

  /** Lets time pass and checks the guarantees. */
  async #advance(): Promise<void> {
    const { random, scheduler, tabs } = this.#world;
    // Most of what can go wrong with an import happens while it is being sent.
    const isSending = tabs.some(({ app }) => app?.readState().import?.stage === 'sending');
    switch (
      random.weighted([
        [5, 'few'],
        [3, 'idle'],
        [5, 'moment'],
        [isSending ? 0.5 : 5, 'while'],
        [isSending ? 0 : 0.5, 'long'],
      ] as const)
    ) {
      case 'few':
        await scheduler.runSome(random.between(0, 25));
        await this.#oracle.check({ isPainted: false });
        break;
      case 'idle':
        await scheduler.runDue();
        await this.#oracle.check({ isPainted: false });
        break;
      case 'moment':
        await scheduler.advance(random.between(1, 900));
        await this.#oracle.check({ isPainted: false });
        break;
      case 'while':
        await this.#pass(random.between(4000, 9000));
        break;
      case 'long':
        await this.#pass(random.between(20_000, 120_000));
        break;
    }
  }

  /** Advances in steps of a second. At the end all work under way has had its time. */
  async #pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 1000) {
      await this.#world.scheduler.advance(Math.min(left, 1000));
      await this.#oracle.check({ isPainted: left <= 1000 });
      this.#oracle.prepare();
    }
  }
}
