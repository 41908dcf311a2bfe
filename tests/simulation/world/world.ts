import { Ledger } from '../oracle/ledger.ts';
import type { Programs } from '../programs.ts';
import type { Recording } from '../recording/recording.ts';
import { Server } from '../server/server.ts';
import { Story } from '../story.ts';
import { Device } from './device.ts';
import { Network } from './messages/network.ts';
import { Random } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { Site } from './site.ts';
import { Tab } from './tab.ts';

/** A Monday morning. */
const morning = Date.UTC(2026, 2, 2, 9);

/** A violated guarantee. */
export class Violation extends Error {
  readonly guarantee: number;

  /** `guarantee` is its number in the README; 0 is the implicit one, that nothing crashes. */
  constructor(guarantee: number, message: string) {
    super(message);
    this.guarantee = guarantee;
  }
}

/** One device with two tabs, the network and the server, all from one seed. */
export class World {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly server: Server;
  readonly site = new Site();
  readonly ledger = new Ledger();
  readonly story: Story;
  readonly network: Network;
  readonly device: Device;
  readonly tabs: readonly Tab[];
  readonly recording: Recording;
  readonly programs: Programs;
  /** Whether users import spreadsheets, in every third run. */
  readonly hasImports: boolean;
  /** Violations found between two checks. */
  readonly found: Violation[] = [];

  constructor(programs: Programs, seed: number, recording: Recording) {
    this.programs = programs;
    this.recording = recording;
    this.random = new Random(seed);
    this.hasImports = seed % 3 === 0;
    // Every other run has a server with optional features.
    this.server = new Server(seed % 2 === 0);
    this.scheduler = new Scheduler(this.random, morning);
    this.story = new Story(() => this.scheduler.now);
    recording.begin(() => this.scheduler.now);
    const { random, scheduler, server, site } = this;
    const note = (what: string) => this.story.add(`    ${what}`);
    this.network = new Network({ random, scheduler, server, site, note, recording });
    const onFault = (message: string) => void this.found.push(new Violation(0, message));
    this.device = new Device({ programs, random, scheduler, network: this.network, note, onFault, recording });
    const observer = {
      reloading: (tab: Tab) => this.#reloading(tab),
      opened: () => {
        this.ledger.launch(scheduler.now);
      },
      notOpened: (tab: Tab) => {
        this.found.push(new Violation(6, `${tab.name} cannot open the app, although the device has it`));
      },
    };
    this.tabs = ['tab 1', 'tab 2'].map((name) => new Tab(this.device, name, observer));
  }

  /** Guarantee 5: the app does not reload over unsaved typing. */
  #reloading(tab: Tab): void {
    this.story.add(`    ${tab.name} reloads itself`);
    this.recording.happens(tab.name, 'the page reloads itself');
    // A reload during a sign-in may come before the key exists; the app reports that.
    this.ledger.isSignInIncomplete ||= this.ledger.signedIn === null;
    const values = Object.values(tab.app?.readState().form?.values ?? {});
    const typed = this.ledger.expected.find(
      ({ text }) => values.includes(text) && !this.server.records.texts.has(text),
    );
    if (typed !== undefined) {
      this.found.push(
        new Violation(5, `${tab.name} reloaded itself over a form in which "${typed.text}" was not saved`),
      );
    }
  }
}
