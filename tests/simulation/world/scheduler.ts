import type { Random } from './random.ts';

interface Task {
  readonly number: number;
  readonly at: number;
  readonly run: () => void;
}

/** What happens in one place (a tab, the worker, the disk, the network), in its order. */
export class Lane {
  readonly name: string;
  readonly tasks: Task[] = [];
  isOpen = true;

  constructor(name: string) {
    this.name = name;
  }
}

/** More than this without a pause is an app that never comes to rest. */
const mostAtOnce = 20_000;

/**
 * Time, and everything that waits for its turn. Tasks of one lane run in order; which lane goes next is drawn, so that a run
 * is one of all the orders that could happen. Nothing of it depends on how fast the machine is.
 */
export class Scheduler {
  readonly #random: Random;
  readonly #lanes = new Set<Lane>();
  #last = 0;
  #held = 0;
  /** An instant in milliseconds. */
  now: number;

  constructor(random: Random, now: number) {
    this.#random = random;
    this.now = now;
  }

  open(name: string): Lane {
    const lane = new Lane(name);
    this.#lanes.add(lane);
    return lane;
  }

  /** Whatever waited in it never happens. */
  close(lane: Lane): void {
    lane.isOpen = false;
    lane.tasks.length = 0;
    this.#lanes.delete(lane);
  }

  later(lane: Lane, milliseconds: number, run: () => void): number {
    this.#last += 1;
    if (!lane.isOpen) return this.#last;
    const at = this.now + Math.max(0, Math.round(milliseconds) || 0);
    let place = lane.tasks.length;
    while (place > 0 && (lane.tasks[place - 1]?.at ?? 0) > at) place -= 1;
    lane.tasks.splice(place, 0, { number: this.#last, at, run });
    return this.#last;
  }

  cancel(lane: Lane, task: number | undefined): void {
    const at = lane.tasks.findIndex(({ number }) => number === task);
    if (at >= 0) lane.tasks.splice(at, 1);
  }

  /** Keeps everything waiting until something of the machine's own has ended. */
  hold<T>(work: Promise<T>): Promise<T> {
    this.#held += 1;
    return work.finally(() => {
      this.#held -= 1;
    });
  }

  /** Runs so many of the tasks that are due, or fewer where there are no more. */
  async few(count: number): Promise<void> {
    await this.#rest();
    for (let run = 0; run < count && (await this.#one()); run += 1);
  }

  /** Runs all that is due now. */
  async idle(): Promise<void> {
    await this.#rest();
    for (let run = 0; await this.#one(); run += 1) {
      if (run > mostAtOnce) throw new Error('The app never comes to rest');
    }
  }

  /** Lets time pass, and all that falls due in it happen. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await this.idle();
    for (;;) {
      const next = Math.min(...[...this.#lanes].map(({ tasks: [first] }) => first?.at ?? Number.POSITIVE_INFINITY));
      if (next > end) break;
      this.now = Math.max(this.now, next);
      await this.idle();
    }
    this.now = end;
  }

  /** The device sleeps: its clock goes on, and nothing happens until it wakes. */
  sleep(milliseconds: number): void {
    this.now += milliseconds;
  }

  async #one(): Promise<boolean> {
    const due = [...this.#lanes].filter(({ tasks: [first] }) => first !== undefined && first.at <= this.now);
    if (due.length === 0) return false;
    const lane = due.length === 1 ? due[0] : this.#random.pick(due);
    lane?.tasks.shift()?.run();
    await this.#rest();
    return true;
  }

  /** Until every promise that is settled has been heard of. */
  async #rest(): Promise<void> {
    do await new Promise((over) => setImmediate(over));
    while (this.#held > 0);
  }
}
