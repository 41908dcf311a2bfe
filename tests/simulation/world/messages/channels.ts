import type { Recording } from '../../recording/recording.ts';
import { typeOf } from '../../recording/type-of.ts';
import type { Lane, Scheduler } from '../scheduler.ts';

interface Channel {
  readonly name: string;
  readonly lane: Lane;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** The broadcast channels between the tabs and workers of a device. */
export class Channels {
  readonly #scheduler: Scheduler;
  readonly #recording: Recording;
  readonly #open = new Set<Channel>();

  constructor(scheduler: Scheduler, recording: Recording) {
    this.#scheduler = scheduler;
    this.#recording = recording;
  }

  /** The constructor for one tab or worker. */
  of(lane: Lane) {
    const [open, scheduler, recording] = [this.#open, this.#scheduler, this.#recording];
    return class BroadcastChannel implements Channel {
      readonly name: string;
      readonly lane = lane;
      onmessage: Channel['onmessage'] = null;

      constructor(name: string) {
        this.name = name;
        open.add(this);
      }

      postMessage(message: unknown): void {
        if (!lane.isOpen) return;
        const data: unknown = structuredClone(message);
        recording.happens(lane.name, `broadcasts${typeOf(data)} on ${this.name}`);
        for (const other of open) {
          if (other === this || other.name !== this.name) continue;
          scheduler.schedule(other.lane, 0, () => open.has(other) && other.onmessage?.({ data }));
        }
      }

      close(): void {
        open.delete(this);
      }
    };
  }

  drop(lane: Lane): void {
    for (const channel of this.#open) if (channel.lane === lane) this.#open.delete(channel);
  }
}
