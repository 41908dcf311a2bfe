/** Rows of an import that were pasted with the same values; usually one. */
export interface RowGroup {
  readonly by: number;
  readonly started: StartedImport;
  /** How many rows it has. */
  rows: number;
  /** Every full name that they have or had. No other rows and no form have these. */
  readonly fullNames: Set<string>;
  /** How often the user sent one again after the app had shown that it may be on the server. */
  repeats: number;
  /** The ids of the teams that were created for them. */
  readonly created: number[];
}

/** An import of a user. */
export interface StartedImport {
  readonly series: string;
  readonly by: number;
  /** When its user pressed Start for the first time; null before. */
  startedAt: number | null;
  /** When its user ended it; null before, and once it continues. */
  endedAt: number | null;
  /** Its user discarded it with the other drafts. */
  isDiscarded: boolean;
  /** The app has stored it on this device, and has not reported since that it cannot. */
  isStored: boolean;
}

/** Records what users imported, independent of how the product works. */
export class ImportLedger {
  readonly all: StartedImport[] = [];
  readonly #groups = new Map<string, RowGroup>();

  begin(series: string, by: number): StartedImport {
    const started = { series, by, startedAt: null, endedAt: null, isDiscarded: false, isStored: false };
    this.all.push(started);
    return started;
  }

  /** A user's import; started now if the user has only opened its address. */
  of(series: string, by: number): StartedImport {
    return this.all.find((one) => one.series === series && one.by === by) ?? this.begin(series, by);
  }

  /** Rows with these full names are pasted. */
  paste(started: StartedImport, fullNames: readonly string[]): void {
    for (const fullName of fullNames) {
      const group = this.#groups.get(fullName) ?? this.#newGroup(started, fullName);
      group.rows += 1;
      this.#groups.set(fullName, group);
    }
  }

  /** The user replaces the full name of a row. */
  rename(from: string, to: string): void {
    const group = this.#groups.get(from);
    if (group === undefined) throw new Error(`No row was called "${from}"`);
    group.fullNames.add(to);
    this.#groups.set(to, group);
  }

  /** The user discards all imports. */
  discardAll(by: number): void {
    for (const one of this.all) if (one.by === by) one.isDiscarded = true;
  }

  /** The rows with this full name; undefined if it is not that of an imported row. */
  groupOf(fullName: string): RowGroup | undefined {
    return this.#groups.get(fullName);
  }

  /** Every text of an imported row, with its user. */
  get texts(): readonly (readonly [text: string, group: RowGroup])[] {
    return [...this.#groups];
  }

  #newGroup(started: StartedImport, fullName: string): RowGroup {
    const group = { by: started.by, started, rows: 0, fullNames: new Set([fullName]), repeats: 0, created: [] };
    return group;
  }
}
