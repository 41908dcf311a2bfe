import { FakeCaches } from '../../worker/fake-caches.ts';
import type { Programs } from '../programs.ts';
import { BrowserStorage } from './browser-storage.ts';
import { Channels } from './channels.ts';
import { Disk } from './disk.ts';
import { Locks } from './locks.ts';
import type { Network } from './network.ts';
import type { Random } from './random.ts';
import { Registration } from './registration.ts';
import type { Scheduler } from './scheduler.ts';
import { SharedWorkers } from './shared-worker.ts';

interface Needs {
  readonly programs: Programs;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly note: (what: string) => void;
}

/** What all tabs of one browser on one device share. */
export class Device {
  readonly programs: Programs;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly note: (what: string) => void;
  readonly disk: Disk;
  readonly channels: Channels;
  readonly locks: Locks;
  readonly localStorage: BrowserStorage;
  readonly caches: FakeCaches;
  readonly registration: Registration;
  readonly sharedWorkers: SharedWorkers;
  /** When a page or a worker ended last. */
  endedAt = 0;

  constructor({ programs, random, scheduler, network, note }: Needs) {
    this.programs = programs;
    this.random = random;
    this.scheduler = scheduler;
    this.network = network;
    this.note = note;
    const delay = random.chance(0.7) ? 0 : random.between(1, 15);
    this.disk = new Disk(programs.disk, scheduler, scheduler.open('disk'), delay);
    this.channels = new Channels(scheduler);
    this.locks = new Locks(scheduler);
    this.localStorage = new BrowserStorage(() => this.disk.isFull);
    this.caches = new FakeCaches(() => this.disk.isFull);
    this.registration = new Registration(this);
    this.sharedWorkers = new SharedWorkers(this);
  }
}
