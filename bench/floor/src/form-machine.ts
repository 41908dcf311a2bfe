import { assign, fromPromise, setup } from 'xstate';
import { read } from './client.ts';

export const counts = ['chicken_dinner', 'matches_played', 'total_finish', 'position_point', 'total_point'] as const;

export type PointRow = Readonly<Record<(typeof counts)[number], string>> & { readonly team_id: number };

interface Tournament {
  readonly name: string;
  readonly pointTable: readonly PointRow[];
}

interface Context {
  readonly id: number;
  readonly name: string;
  readonly rows: readonly PointRow[];
  readonly teams: ReadonlyMap<number, string>;
}

const types = {} as {
  context: Context;
  input: { readonly id: number };
  events:
    | {
        readonly type: 'number';
        readonly at: number;
        readonly count: (typeof counts)[number];
        readonly value: string;
      }
    | { readonly type: 'name'; readonly value: string };
};

/** Loads a tournament and the names of its teams, and edits its point table. */
export const formMachine = setup({
  types,
  actors: {
    load: fromPromise<Tournament, number>(({ input }) => read<Tournament>(`/api/v1/events/tournament/${input}`, {})),
    names: fromPromise<readonly { readonly id: number; readonly name: string }[], readonly number[]>(({ input }) =>
      read('/api/v1/teams/all', { ids: input.join(',') }),
    ),
  },
}).createMachine({
  context: ({ input }) => ({ id: input.id, name: '', rows: [], teams: new Map() }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: {
          target: 'editing',
          actions: assign(({ event }) => ({ name: event.output.name, rows: event.output.pointTable })),
        },
        onError: 'failed',
      },
    },
    editing: {
      invoke: {
        src: 'names',
        input: ({ context }) => context.rows.map(({ team_id }) => team_id),
        onDone: { actions: assign({ teams: ({ event }) => new Map(event.output.map(({ id, name }) => [id, name])) }) },
      },
      on: {
        name: { actions: assign({ name: ({ event }) => event.value }) },
        number: {
          actions: assign({
            rows: ({ context, event }) =>
              context.rows.map((row, at) => (at === event.at ? { ...row, [event.count]: event.value } : row)),
          }),
        },
      },
    },
    failed: {},
  },
});
