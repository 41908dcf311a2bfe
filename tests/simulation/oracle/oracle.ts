import type { VisibleState } from '../page/visible-state.ts';
import type { Step } from '../steps/step.ts';
import { Violation, type World } from '../world/world.ts';
import { checkScreens, checkStorage } from './data-isolation.ts';
import { ImportedOnce } from './imported-once.ts';
import { checkAges } from './list-age.ts';
import { NoLocalWait } from './no-local-wait.ts';
import { NothingLost } from './nothing-lost.ts';
import { createDraftReader } from './stored-drafts.ts';
import { UndoneExactly } from './undone-exactly.ts';
import { VisibleWaits } from './visible-waits.ts';
import { WrittenOnce } from './written-once.ts';

/** Checks all guarantees during one run and throws at the first violation. */
export class Oracle {
  readonly #world: World;
  readonly #nothingLost: NothingLost;
  readonly #writtenOnce: WrittenOnce;
  readonly #undoneExactly: UndoneExactly;
  readonly #importedOnce: ImportedOnce;
  readonly #noLocalWait: NoLocalWait;
  readonly #visibleWaits: VisibleWaits;
  /** The users that the windows show, and since when. */
  #windows = { users: '', since: 0 };

  constructor(world: World) {
    this.#world = world;
    this.#nothingLost = new NothingLost(world, createDraftReader(world));
    this.#writtenOnce = new WrittenOnce(world);
    this.#undoneExactly = new UndoneExactly(world);
    this.#importedOnce = new ImportedOnce(world);
    this.#noLocalWait = new NoLocalWait(world);
    this.#visibleWaits = new VisibleWaits(world);
  }

  /** Call before a step. */
  prepare(kills?: Step['kills']): void {
    this.#nothingLost.prepare(
      this.#shown().map(({ state }) => state),
      kills,
    );
  }

  /** `isPainted`: all work under way has had its time. */
  async check({ isPainted }: { readonly isPainted: boolean }): Promise<void> {
    const { found, story } = this.#world;
    const shown = this.#shown();
    const states = shown.map(({ state }) => state);
    story.mix(JSON.stringify(states));
    const [first] = found;
    if (first !== undefined) throw first;
    const users = usersIn(states);
    if (users !== this.#windows.users) this.#windows = { users, since: this.#world.scheduler.now };
    checkScreens(this.#world, states);
    checkAges(this.#world, states);
    this.#writtenOnce.check(shown);
    this.#undoneExactly.check(shown);
    this.#importedOnce.check(shown);
    this.#noLocalWait.check(shown);
    this.#visibleWaits.check(shown);
    await this.#nothingLost.check(states);
    if (!isPainted) return;
    if (this.#isSignInSettled() && this.#isStorageSettled()) checkStorage(this.#world, states);
    this.#checkSignedIn(states);
  }

  /** Call once the environment has been healthy for a while. */
  checkEnd(): void {
    this.#visibleWaits.checkEnd(this.#shown());
    this.#importedOnce.checkEnd(this.#shown());
  }

  #shown(): readonly { readonly tab: string; readonly state: VisibleState }[] {
    return this.#world.tabs.flatMap(({ name, app }) => (app === null ? [] : [{ tab: name, state: app.readState() }]));
  }

  /** Shortly after a sign-in the app still creates the user's key and removes the previous user's data. */
  #isSignInSettled(): boolean {
    return this.#world.scheduler.now - this.#windows.since >= 2000;
  }

  /** All work that waited for unresponsive storage is done. */
  #isStorageSettled(): boolean {
    const { scheduler, device } = this.#world;
    return !device.storage.isHanging && scheduler.now - device.storage.respondedAt >= 5000;
  }

  /** Guarantee 6: users stay signed in until they sign out, also across launches. */
  #checkSignedIn(states: readonly VisibleState[]): void {
    const { ledger, device } = this.#world;
    const users = new Set(states.map(({ user }) => user));
    if (ledger.signedIn !== null && states.some(({ user, isBusy }) => !isBusy && user !== ledger.signedIn)) {
      throw new Violation(6, `user ${ledger.signedIn} is no longer signed in, and has not signed out`);
    }
    const [user] = users;
    const isSettled = users.size === 1 && states.every(({ isBusy, login }) => !isBusy && login?.isBusy !== true);
    if (isSettled && user === null) ledger.isSignInIncomplete = device.storage.isFull;
    if (isSettled && user !== undefined && user !== null && !ledger.isSignInIncomplete) ledger.signedIn = user;
  }
}

function usersIn(states: readonly VisibleState[]): string {
  return states.map(({ user }) => user ?? 'nobody').join(' ');
}
