import { Ledger } from '../oracle/ledger.ts';
import type { Programs } from '../programs.ts';
import { Server } from '../server/server.ts';
import { Story } from '../story.ts';
import { Device } from './device.ts';
import { Network } from './network.ts';
import { Random } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { Site } from './site.ts';
import { Tab } from './tab.ts';

/** A Monday morning. */
const morning = Date.UTC(2026, 2, 2, 9);

/** A promise that was not kept. */
export class Broken extends Error {
  readonly promise: number;

  /** `promise` is its number in the README; 0 for what nobody promised because it goes without saying: nothing crashes. */
  constructor(promise: number, message: string) {
    super(message);
    this.promise = promise;
  }
}

/** One device with two tabs, the network and the server, all of one seed. */
export class World {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly server = new Server();
  readonly site = new Site();
  readonly ledger = new Ledger();
  readonly story: Story;
  readonly network: Network;
  readonly device: Device;
  readonly tabs: readonly Tab[];
  readonly programs: Programs;
  /** What was found broken while nobody was looking. */
  readonly found: Broken[] = [];

  constructor(programs: Programs, seed: number) {
    this.programs = programs;
    this.random = new Random(seed);
    this.scheduler = new Scheduler(this.random, morning);
    this.story = new Story(() => this.scheduler.now);
    const { random, scheduler, server, site } = this;
    const note = (what: string) => this.story.tell(`    ${what}`);
    this.network = new Network({ random, scheduler, server, site, note });
    this.device = new Device({ programs, random, scheduler, network: this.network, note });
    const watch = {
      reloading: (tab: Tab) => this.#reloading(tab),
      opened: () => {
        this.ledger.isCut = false;
      },
      notOpened: (tab: Tab) => {
        this.found.push(new Broken(6, `${tab.name} cannot open the app, which the device has`));
      },
    };
    this.tabs = ['tab 1', 'tab 2'].map((name) => new Tab(this.device, name, watch));
  }

  /** Promise 5: what stands in a form is not reloaded away. */
  #reloading(tab: Tab): void {
    this.story.tell(`    ${tab.name} reloads itself`);
    // Over somebody who is just coming: their key may not have been made yet, which they are told.
    this.ledger.isSpoilt ||= this.ledger.home === null;
    const values = Object.values(tab.app?.see().form?.values ?? {});
    const typed = this.ledger.wanted.find(({ text }) => values.includes(text) && !this.server.records.texts.has(text));
    if (typed !== undefined) {
      this.found.push(new Broken(5, `${tab.name} reloaded itself over a form in which "${typed.text}" was not saved`));
    }
  }
}
