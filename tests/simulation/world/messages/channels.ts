import type { Lane, Scheduler } from '../scheduler.ts';

interface Channel {
  readonly name: string;
  readonly lane: Lane;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** The broadcast channels between the tabs and workers of a device. */
export class Channels {
  readonly #scheduler: Scheduler;
  readonly #open = new Set<Channel>();

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** The constructor for one tab or worker. */
  of(lane: Lane) {
    const [open, scheduler] = [this.#open, this.#scheduler];
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
