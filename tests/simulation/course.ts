import { Oracle } from './oracle/oracle.ts';
import type { Schedule, ScheduledStep } from './schedule.ts';
import { users } from './server/accounts.ts';
import { environmentSteps } from './steps/environment-steps.ts';
import { finishingSteps, importSteps } from './steps/import-steps.ts';
import type { Step } from './steps/step.ts';
import { tabSteps } from './steps/tab-steps.ts';
import { waitSteps } from './steps/wait-steps.ts';
import type { World } from './world/world.ts';

/** The limit of presses at the end: several calls may hang, each more than once. */
const maxPresses = 20;

/** A step that was removed leaves other choices to the next ones. So often the same step is looked for among them. */
const maxLooks = 12;

/** The course of one run: a beginning, steps, and an end in a healthy environment. */
export class Course {
  readonly #world: World;
  readonly #oracle: Oracle;
  /** What has been executed. */
  readonly executed: ScheduledStep[] = [];

  constructor(world: World) {
    this.#world = world;
    this.#oracle = new Oracle(world);
  }

  /** The course that the seed draws. `onStep` is called after each step. */
  async draw(onStep: () => void): Promise<void> {
    const { random, hasImports } = this.#world;
    if (random.chance(0.9)) await this.#begin();
    const steps = random.between(20, 70) + (hasImports ? 20 : 0);
    for (let step = 0; step < steps; step += 1) {
      await this.#step();
      onStep();
    }
    await this.#end();
  }

  /**
   * Executes steps of a former run. Each begins with the same random state as there, so that steps which are left out
   * change as little as possible. A step that is not possible now is left out too.
   */
  async repeat(schedule: Schedule, onStep: () => void): Promise<void> {
    for (const step of schedule) {
      this.#world.random.restore(step.state);
      if (step.kind === 'beginning') await this.#begin();
      else if (step.kind === 'end') await this.#end(step.number);
      else {
        await this.#step(step);
        onStep();
      }
    }
  }

  #execute(step: Pick<ScheduledStep, 'kind' | 'description' | 'state'>, number = this.executed.length): void {
    this.executed.push({ ...step, number, chosen: this.#world.random.state });
    this.#world.recording.beginStep(step.description);
  }

  /** Most runs begin with a sign-in. */
  async #begin(): Promise<void> {
    const { network, tabs, random, story } = this.#world;
    this.#execute({ kind: 'beginning', description: 'A user opens the app and signs in', state: random.state });
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

  async #step(scheduled?: ScheduledStep): Promise<void> {
    const { random, story, scheduler, device, ledger } = this.#world;
    const { state } = random;
    const step = scheduled === undefined ? this.#choose() : this.#find(scheduled);
    if (step === undefined) return;
    const { description } = step;
    this.#execute({ kind: 'step', description, state: scheduled?.state ?? state }, scheduled?.number);
    if (step.isAtRest) await scheduler.advance(2000);
    this.#oracle.prepare(step.kills);
    story.add(step.description);
    step.run();
    // A window that ends before storage responds loses the key of a user who is signing in.
    ledger.isSignInIncomplete ||= device.storage.isFull || (device.storage.isHanging && ledger.signedIn === null);
    await this.#advance();
  }

  #choose(): Step {
    return this.#world.random.weighted(this.#steps().map((one): [number, Step] => [one.weight, one]));
  }

  /** The step of a former run among those that are possible now. */
  #find({ description, state, chosen }: ScheduledStep): Step | undefined {
    const { random } = this.#world;
    for (let look = 0; look < maxLooks; look += 1) {
      random.restore(state + look);
      const steps = this.#steps().filter(({ weight }) => weight > 0);
      if (steps.length === 0) continue;
      // Several may have this description.
      const drawn = random.weighted(steps.map((one): [number, Step] => [one.weight, one]));
      const found = drawn.description === description ? drawn : steps.find((one) => one.description === description);
      if (found === undefined) continue;
      random.restore(chosen);
      return found;
    }
    return undefined;
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
  async #end(number = this.executed.length): Promise<void> {
    const { network, device, story, ledger, scheduler, random } = this.#world;
    const description = 'The environment becomes healthy and settles';
    this.#execute({ kind: 'end', description, state: random.state }, number);
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
