import type { VisibleImport, VisibleRow } from '../page/import/visible-import.ts';
import type { VisibleState } from '../page/visible-state.ts';
import type { Change } from '../server/records.ts';
import { Violation, type World } from '../world/world.ts';
import type { RowGroup } from './import-ledger.ts';

interface Shown {
  readonly tab: string;
  readonly state: VisibleState;
}

/**
 * Guarantee 9: an import creates every row exactly once, for its user, between Start and its end. One window at a time
 * sends it. What it reports as created is on the server, and what was stored is found again.
 */
export class ImportedOnce {
  readonly #world: World;
  #checked = 0;
  /** The import that each tab has open, and whether it was stored when it was opened. */
  readonly #opened = new Map<string, { readonly series: string; readonly wasStored: boolean }>();

  constructor(world: World) {
    this.#world = world;
  }

  check(shown: readonly Shown[]): void {
    const { changes } = this.#world.server.records;
    for (; this.#checked < changes.length; this.#checked += 1) {
      const change = changes[this.#checked];
      const group = change && importedGroup(this.#world, change);
      if (change && group) this.#checkCreate(change, group);
    }
    // What another window has stored since the last check was perhaps not yet there when the import was opened.
    for (const { tab, state } of shown) this.#noteOpened(tab, state);
    for (const { tab, state } of shown) {
      if (state.import === null || state.user === null) continue;
      this.#checkReport(state.import);
      this.#checkStored(tab, state.import, state.user);
    }
    const sending = shown.flatMap(({ state }) => (state.import?.stage === 'sending' ? [state.import.series] : []));
    if (new Set(sending).size < sending.length) throw new Violation(9, 'two windows send the same import');
  }

  /** Call once the environment has been healthy for a while, and the user has continued what was paused. */
  checkEnd(shown: readonly Shown[]): void {
    const { imports } = this.#world.ledger;
    for (const { tab, state } of shown) {
      if (state.import === null || state.user === null) continue;
      const { stage, series, rows } = state.import;
      if (['sending', 'stopped', 'busy', 'offline', 'loading', 'failed'].includes(stage) && state.login === null)
        throw new Violation(9, `${tab}: the import cannot be finished, it is ${stage}`);
      if (stage !== 'finished' || imports.of(series, state.user).startedAt === null) continue;
      for (const { fullName } of rows) {
        const group = imports.groupOf(fullName);
        const expected = rows.filter((row) => row.status === 'created' && imports.groupOf(row.fullName) === group);
        const times = group?.created.length ?? 0;
        if (times < expected.length || times > expected.length + (group?.repeats ?? 0))
          throw new Violation(9, `"${fullName}" has ${expected.length} imported rows, and was created ${times} times`);
      }
    }
  }

  #checkCreate(change: Change, group: RowGroup): void {
    const { started } = group;
    const sentAt = this.#world.network.calls[(change.call ?? 0) - 1]?.sentAt ?? 0;
    const subject = `the imported row "${change.after?.full_name}" was created as team ${change.id}`;
    group.created.push(change.id);
    if (change.by !== group.by) throw new Violation(9, `${subject} by user ${change.by}, not by user ${group.by}`);
    if (started.startedAt === null || sentAt < started.startedAt)
      throw new Violation(9, `${subject} before Start was pressed`);
    if (started.endedAt !== null && sentAt > started.endedAt)
      throw new Violation(9, `${subject} after its import had ended`);
    if (group.created.length > group.rows + group.repeats)
      throw new Violation(9, `${subject} again, and no message had asked for it`);
  }

  /** Each row that is reported as created has its own record. */
  #checkReport({ rows }: VisibleImport): void {
    const ids = new Set<number>();
    for (const { fullName, id } of rows.filter(isCreated)) {
      const created = this.#world.ledger.imports.groupOf(fullName)?.created ?? [];
      const subject = `"${fullName}" is reported as created`;
      if (created.length === 0) throw new Violation(9, `${subject}, and is not on the server`);
      if (id === null) continue;
      if (!created.includes(id)) throw new Violation(9, `${subject} as team ${id}, which is another`);
      if (ids.has(id)) throw new Violation(9, `${subject} as team ${id}, and so is another row`);
      ids.add(id);
    }
  }

  #noteOpened(tab: string, { import: shown, user }: VisibleState): void {
    if (shown === null || user === null) this.#opened.delete(tab);
    else if (this.#opened.get(tab)?.series !== shown.series) {
      const { series } = shown;
      this.#opened.set(tab, { series, wasStored: this.#world.ledger.imports.of(series, user).isStored });
    }
  }

  #checkStored(tab: string, shown: VisibleImport, user: number): void {
    const { series, stage, isNew, isStored, trouble, isUnstored } = shown;
    const { ledger } = this.#world;
    const started = ledger.imports.of(series, user);
    const mayBeUnreadable = ledger.isSignInIncomplete || ledger.signedIn !== user;
    const mayBeAbsent =
      stage !== 'choosing' || !isNew || started.endedAt !== null || started.isDiscarded || mayBeUnreadable;
    if (this.#opened.get(tab)?.wasStored === true && started.isStored && !mayBeAbsent)
      throw new Violation(9, 'an import was stored, and is not found any more');
    if (isStored) started.isStored = true;
    else if (trouble !== null || isUnstored) started.isStored = false;
  }
}

/** The rows of an import for which a change created a team. No form had their full name before. */
export function importedGroup({ ledger }: World, { before, after, restores }: Change): RowGroup | undefined {
  return before === null && restores === undefined && after !== null
    ? ledger.imports.groupOf(after.full_name)
    : undefined;
}

function isCreated({ status }: VisibleRow): boolean {
  return status === 'created';
}
