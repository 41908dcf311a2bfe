import { differences } from '#server/history/differences.ts';
import { notFound, Refusal } from '#server/http/refusal.ts';

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
  /** The action of the user that it belongs to. */
  readonly series: string | null;
  readonly before: Team | null;
  /** Null for a deletion. */
  readonly after: Team | null;
  /** The number of the entry that it undoes. */
  readonly restores?: number;
}

/** An entry of the history. */
export interface Entry extends Pick<Change, 'id' | 'at' | 'by' | 'series' | 'before' | 'after'> {
  readonly number: number;
  /** The number of the change that it records. */
  readonly change: number;
  readonly isRestore: boolean;
}

/** Who changes a team, when, with which call, and with which action of the user. */
type Made = Pick<Change, 'at' | 'by' | 'call' | 'series'>;

/** The text fields of a team that users type into. */
export const textFields = ['name', 'full_name'] as const;

/** The only game. */
export const gameName = 'BGMI';

const seededTeams = 23;

/** The version of a team after its creation. */
const versionsOfNew = 2;

/** `expected`: the version that the user has seen; undefined for any. */
interface Restore {
  readonly isForced: boolean;
  readonly expected: number | undefined;
}

/** The teams, with every change ever made to them. */
export class Records {
  readonly #teams = new Map<number, Team>();
  /** Those that are in the trash. */
  readonly #deleted = new Map<number, Team>();
  readonly changes: Change[] = [];
  readonly entries: Entry[] = [];
  /** Every text that a team has or had. */
  readonly texts = new Set<string>();

  constructor() {
    for (let id = 1; id <= seededTeams; id += 1)
      this.#put(createTeam(id, { name: `Seed ${id}`, full_name: `Seeded team ${id}` }));
  }

  /** @throws Refusal 404 */
  get(id: number): Team {
    const team = this.find(id);
    if (team === undefined) throw notFound('Team');
    return team;
  }

  /** Undefined if there is none, or if it is in the trash. */
  find(id: number): Team | undefined {
    return this.#teams.get(id);
  }

  /** The version of a team. It changes with each change. */
  versionOf(id: number): number {
    return 1 + this.changes.filter((change) => change.id === id).length;
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

  create(body: Readonly<Record<string, unknown>>, made: Made): Team {
    const id = Math.max(...this.ids, ...this.#deleted.keys()) + 1;
    return this.#change(null, createTeam(id, body), made);
  }

  update(id: number, body: Readonly<Record<string, unknown>>, made: Made): Team {
    const before = this.get(id);
    return this.#change(before, createTeam(id, { ...before, ...body }), made);
  }

  /** The entries of a series, the newest first. */
  entriesOf(series: string): readonly Entry[] {
    return this.entries.filter((entry) => entry.series === series).toReversed();
  }

  /**
   * Undoes an entry as the reference server does. Repeating it changes nothing.
   *
   * @throws Refusal 404, or 409 and 412 with the current team when later changes would be replaced.
   */
  restore(number: number, { isForced, expected }: Restore, made: Made): Team | null {
    const entry = this.entries[number - 1];
    if (entry === undefined) throw notFound('Entry');
    const { id, before, after } = entry;
    const current = this.find(id) ?? null;
    const restored = { ...made, restores: number };
    if (before === null) {
      if (current === null) return null;
      this.#refuse(id, { isForced, expected, isLater: this.versionOf(id) > versionsOfNew });
      this.#change(current, null, restored);
      return null;
    }
    if (after === null) return current ?? this.#change(null, this.#deletedTeam(id), restored);
    if (current === null) throw notFound('Team');
    const fields = differences({ ...before }, { ...after }).map(({ field }) => field as keyof Team);
    const has = (team: Team) => fields.every((field) => current[field] === team[field]);
    if (has(before)) return current;
    this.#refuse(id, { isForced, expected, isLater: !has(after) });
    const former = Object.fromEntries(fields.map((field) => [field, before[field]]));
    return this.#change(current, { ...current, ...former }, restored);
  }

  /** A colleague undoes an entry, unless later changes prevent it. */
  undoFor({ number }: Entry, at: number): void {
    try {
      this.restore(number, { isForced: false, expected: undefined }, { at, by: null, call: null, series: null });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    }
  }

  #refuse(id: number, { isForced, expected, isLater }: Restore & { readonly isLater: boolean }): void {
    const version = this.versionOf(id);
    const current = { data: this.get(id), version };
    if (expected !== undefined && expected !== version) {
      throw new Refusal(412, 'Someone else has changed this record', current);
    }
    if (isLater && !isForced) throw new Refusal(409, 'The same values have been changed again since', current);
  }

  #deletedTeam(id: number): Team {
    const team = this.#deleted.get(id);
    if (team === undefined) throw new Error(`Team ${id} is not in the trash`);
    return team;
  }

  #change<After extends Team | null>(before: Team | null, after: After, made: Made & Pick<Change, 'restores'>): After {
    const id = (after ?? before)?.id ?? 0;
    const change = { number: this.changes.length + 1, id, before, after, ...made };
    this.changes.push(change);
    const isSame = before !== null && after !== null && differences({ ...before }, { ...after }).length === 0;
    if (!isSame) {
      const number = this.entries.length + 1;
      const isRestore = made.restores !== undefined;
      this.entries.push({
        number,
        change: change.number,
        id,
        at: made.at,
        by: made.by,
        before,
        after,
        series: made.series,
        isRestore,
      });
    }
    if (after !== null) this.#put(after);
    else if (before !== null) {
      this.#teams.delete(id);
      this.#deleted.set(id, before);
    }
    return after;
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
    game_name: gameName,
    country: country === undefined || country === null || country === '' ? null : Number(country),
    country_name: null,
    status: String(status ?? '1'),
  };
}
