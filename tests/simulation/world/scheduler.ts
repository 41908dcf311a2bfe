import type { Random } from './random.ts';

interface Task {
  readonly number: number;
  readonly at: number;
  readonly run: () => void;
}

/** The tasks of one source (a tab, a worker, storage, the network), in order. */
export class Lane {
  readonly name: string;
  readonly tasks: Task[] = [];
  isOpen = true;

  constructor(name: string) {
    this.name = name;
  }
}

/** An app that runs more tasks than this without a pause never settles. */
const maxTasksAtOnce = 20_000;

/**
 * The clock and the task queues. Tasks of one lane run in order. The next lane is drawn at random, so that each run is
 * one of all possible orders. Nothing depends on the speed of the machine.
 */
export class Scheduler {
  readonly #random: Random;
  readonly #lanes = new Set<Lane>();
  #lastTask = 0;
  #held = 0;
  /** Milliseconds since the epoch. */
  now: number;
  #asleepMs = 0;

  constructor(random: Random, now: number) {
    this.#random = random;
    this.now = now;
  }

  open(name: string): Lane {
    const lane = new Lane(name);
    this.#lanes.add(lane);
    return lane;
  }

  /** Its waiting tasks never run. */
  close(lane: Lane): void {
    lane.isOpen = false;
    lane.tasks.length = 0;
    this.#lanes.delete(lane);
  }

  schedule(lane: Lane, milliseconds: number, run: () => void): number {
    this.#lastTask += 1;
    if (!lane.isOpen) return this.#lastTask;
    const at = this.now + Math.max(0, Math.round(milliseconds) || 0);
    let index = lane.tasks.length;
    while (index > 0 && (lane.tasks[index - 1]?.at ?? 0) > at) index -= 1;
    lane.tasks.splice(index, 0, { number: this.#lastTask, at, run });
    return this.#lastTask;
  }

  cancel(lane: Lane, task: number | undefined): void {
    const at = lane.tasks.findIndex(({ number }) => number === task);
    if (at >= 0) lane.tasks.splice(at, 1);
  }

  /** Blocks all tasks until real asynchronous work has ended. */
  waitFor<T>(work: Promise<T>): Promise<T> {
    this.#held += 1;
    return work.finally(() => {
      this.#held -= 1;
    });
  }

  /** Runs at most `count` of the tasks that are due. */
  async runSome(count: number): Promise<void> {
    await this.#settleMicrotasks();
    for (let run = 0; run < count && (await this.#runNext()); run += 1);
  }

  /** Runs all tasks that are due now. */
  async runDue(): Promise<void> {
    await this.#settleMicrotasks();
    for (let run = 0; await this.#runNext(); run += 1) {
      if (run > maxTasksAtOnce) throw new Error('The app never settles');
    }
  }

  /** Advances the clock and runs all tasks that fall due. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await this.runDue();
    for (;;) {
      const next = Math.min(...[...this.#lanes].map(({ tasks: [first] }) => first?.at ?? Number.POSITIVE_INFINITY));
      if (next > end) break;
      this.now = Math.max(this.now, next);
      await this.runDue();
    }
    this.now = end;
  }

  /** The time that the device has been awake. */
  get awakeNow(): number {
    return this.now - this.#asleepMs;
  }

  /** The device sleeps: its clock advances, and no task runs until it wakes. */
  sleep(milliseconds: number): void {
    this.now += milliseconds;
    this.#asleepMs += milliseconds;
  }

  async #runNext(): Promise<boolean> {
    const due = [...this.#lanes].filter(({ tasks: [first] }) => first !== undefined && first.at <= this.now);
    if (due.length === 0) return false;
    const lane = due.length === 1 ? due[0] : this.#random.pick(due);
    lane?.tasks.shift()?.run();
    await this.#settleMicrotasks();
    return true;
  }

  /** Runs all microtasks of settled promises. */
  async #settleMicrotasks(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (this.#held > 0);
  }
}
