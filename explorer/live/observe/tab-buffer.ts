import { type ActorMessage, type EventMessage, mostEvents, stateAfter } from '../messages.ts';

/** The recent messages of a tab, for explorers that open later. */
export class TabBuffer {
  readonly #actors = new Map<string, ActorMessage>();
  #events: EventMessage[] = [];

  add(message: ActorMessage | EventMessage): void {
    if (message.kind === 'actor') this.#actors.set(message.actor, message);
    else this.#events.push(message);
    // Rarely, and then many: each is a copy of the list.
    if (this.#events.length >= mostEvents * 1.1) this.#drop(this.#events.length - mostEvents);
  }

  /** Every actor that runs or has events here, as it was before the first of them. */
  get actors(): readonly ActorMessage[] {
    return [...this.#actors.values()];
  }

  get events(): readonly EventMessage[] {
    return this.#events.slice(-mostEvents);
  }

  /** The actors that run now. */
  get running(): readonly ActorMessage[] {
    const states = new Map(this.#actors);
    for (const event of this.#events) {
      const before = states.get(event.actor);
      if (before !== undefined) states.set(event.actor, { ...before, ...stateAfter(before, event) });
    }
    return [...states.values()].filter(({ status }) => status === 'active');
  }

  /** Actors start later, where their dropped events led. */
  #drop(count: number): void {
    const dropped = this.#events.slice(0, count);
    this.#events = this.#events.slice(count);
    for (const event of dropped) {
      const before = this.#actors.get(event.actor);
      if (before !== undefined) this.#actors.set(event.actor, { ...before, ...stateAfter(before, event) });
    }
    const mentioned = new Set(this.#events.map(({ actor }) => actor));
    for (const { actor, status } of this.actors) {
      if (status !== 'active' && !mentioned.has(actor)) this.#actors.delete(actor);
    }
  }
}
