import { FakeCaches } from '../../worker/fake-caches.ts';
import type { Programs } from '../programs.ts';
import type { Recording } from '../recording/recording.ts';
import { Channels } from './messages/channels.ts';
import type { Network } from './messages/network.ts';
import type { Random } from './random.ts';
import type { Scheduler } from './scheduler.ts';
import { BrowserStorage } from './storage/browser-storage.ts';
import { DeviceStorage } from './storage/device-storage.ts';
import { Locks } from './storage/locks.ts';

export interface PlatformOptions {
  readonly programs: Programs;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly note: (what: string) => void;
  /** A page or worker has logged an error that only a fault of its code throws. */
  readonly onFault: (message: string) => void;
  readonly recording: Recording;
}

/** What every tab and worker of a device uses: storage, channels, locks, caches and the network. */
export class Platform {
  readonly programs: Programs;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly note: (what: string) => void;
  readonly onFault: (message: string) => void;
  readonly recording: Recording;
  readonly storage: DeviceStorage;
  readonly channels: Channels;
  readonly locks: Locks;
  readonly localStorage: BrowserStorage;
  readonly caches: FakeCaches;
  /** When a page or a worker last ended. */
  endedAt = 0;

  constructor({ programs, random, scheduler, network, note, onFault, recording }: PlatformOptions) {
    this.programs = programs;
    this.random = random;
    this.scheduler = scheduler;
    this.network = network;
    this.note = note;
    this.onFault = onFault;
    this.recording = recording;
    const delay = random.chance(0.7) ? 0 : random.between(1, 15);
    this.storage = new DeviceStorage(programs.indexedDb, scheduler, scheduler.open('storage'), delay);
    this.storage.onWrite = (what) => recording.happens('storage', what);
    this.channels = new Channels(scheduler, recording);
    this.locks = new Locks(scheduler);
    this.localStorage = new BrowserStorage(() => this.storage.isFull);
    this.caches = new FakeCaches(() => this.storage.isFull);
  }
}
