import { notFound } from '#server/http/refusal.ts';

type Value = string | number | null;

/** A team as in the contract. */
export interface Team {
  readonly id: number;
  readonly name: string;
  readonly full_name: string;
  readonly game_id: number;
  readonly game_name: string;
  readonly country: number | null;
  readonly country_name: string | null;
  readonly status: string;
}

/** A change that was made. A change without a user comes from a colleague on another device. */
export interface Change {
  readonly number: number;
  readonly at: number;
  readonly by: number | null;
  /** The number of the call that made it; null for the colleague's. */
  readonly call: number | null;
  readonly id: number;
  readonly before: Team | null;
  readonly after: Team;
}

/** The text fields of a team that users type into. */
export const textFields = ['name', 'full_name'] as const;

const seededTeams = 23;

/** The teams, with every change ever made to them. */
export class Records {
  readonly #teams = new Map<number, Team>();
  readonly changes: Change[] = [];
  /** Every text that a team has or had. */
  readonly texts = new Set<string>();

  constructor() {
    for (let id = 1; id <= seededTeams; id += 1)
      this.#put(createTeam(id, { name: `Seed ${id}`, full_name: `Seeded team ${id}` }));
  }

  get(id: number): Team {
    const team = this.#teams.get(id);
    if (team === undefined) throw notFound('Team');
    return team;
  }

  /** The version of a team, as an `ETag`. It changes with each change. */
  versionOf(id: number): string {
    return `"${1 + this.changes.filter((change) => change.id === id).length}"`;
  }

  get ids(): readonly number[] {
    return [...this.#teams.keys()];
  }

  /** Newest first, as on the reference server. */
  page({ page, perPage, search }: { readonly page: number; readonly perPage: number; readonly search: string }) {
    const term = search.toLowerCase();
    const found = [...this.#teams.values()]
      .filter(({ name, full_name: fullName }) => `${name}\n${fullName}`.toLowerCase().includes(term))
      .sort((one, other) => other.id - one.id);
    return {
      data: found.slice((page - 1) * perPage, page * perPage),
      totalData: found.length,
      totalPageCount: Math.ceil(found.length / perPage),
    };
  }

  create(body: Readonly<Record<string, unknown>>, made: Pick<Change, 'at' | 'by' | 'call'>): Team {
    const id = Math.max(...this.ids) + 1;
    return this.#change(null, createTeam(id, body), made);
  }

  update(id: number, body: Readonly<Record<string, unknown>>, made: Pick<Change, 'at' | 'by' | 'call'>): Team {
    const before = this.get(id);
    return this.#change(before, createTeam(id, { ...before, ...body }), made);
  }

  #change(before: Team | null, after: Team, made: Pick<Change, 'at' | 'by' | 'call'>): Team {
    this.changes.push({ number: this.changes.length + 1, id: after.id, before, after, ...made });
    return this.#put(after);
  }

  #put(team: Team): Team {
    this.#teams.set(team.id, team);
    for (const field of textFields) this.texts.add(team[field]);
    return team;
  }
}

function createTeam(id: number, body: Readonly<Record<string, unknown>>): Team {
  const {
    name,
    full_name: fullName,
    game_id: game,
    country,
    status,
  } = body as Readonly<Record<string, Value | undefined>>;
  return {
    id,
    name: String(name),
    full_name: String(fullName),
    game_id: Number(game ?? 1),
    game_name: 'BGMI',
    country: country === undefined || country === null || country === '' ? null : Number(country),
    country_name: null,
    status: String(status ?? '1'),
  };
}
