import type { ExecutableActionObject } from 'xstate';

/** The effects that a transition requests. */
export interface Effects {
  readonly starts: readonly { readonly src: string; readonly input: unknown }[];
  readonly stops: readonly string[];
  readonly emits: readonly { readonly type: string; readonly [key: string]: unknown }[];
  readonly does: readonly { readonly type: string; readonly params: unknown }[];
  /** The timers that start, with the type of the event that each will send. The delay is in milliseconds. */
  readonly timers: readonly { readonly event: string; readonly delay: unknown }[];
}

interface Params {
  readonly id?: string;
  readonly src?: string;
  readonly input?: unknown;
  readonly event?: Effects['emits'][number];
  readonly delay?: unknown;
  readonly label?: unknown;
  readonly value?: unknown;
}

/** Reads the effects from the actions of a step. Actions named `xstate.*` belong to the library, all others to the machine. */
export function readEffects(actions: readonly ExecutableActionObject[]): Effects {
  const read = (type: string) =>
    actions.filter((action) => action.type === type).map(({ params }) => (params ?? {}) as Params);
  return {
    starts: read('xstate.spawnChild').map(({ src, input }) => ({ src: String(src), input })),
    stops: actions.filter(({ type }) => type === 'xstate.stopChild').map(({ params }) => idOf(params)),
    emits: read('xstate.emit').flatMap(({ event }) => event ?? []),
    does: actions.flatMap(({ type, params }) => {
      if (type !== 'xstate.log') return type.startsWith('xstate.') ? [] : [{ type, params }];
      const { label, value } = params as Params;
      return [{ type: 'log', params: [label, value] }];
    }),
    timers: read('xstate.raise').map(({ event, delay }) => ({ event: event?.type ?? '', delay })),
  };
}

function idOf(actor: unknown): string {
  return typeof actor === 'object' && actor !== null && 'id' in actor ? String(actor.id) : String(actor);
}
