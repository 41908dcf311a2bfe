import type { Sight } from '../page/sight.ts';
import type { Move } from '../people/move.ts';
import { Broken, type World } from '../world/world.ts';
import { keptReader } from './kept-on-disk.ts';
import { checkDisk, checkScreens } from './nobody-sees.ts';
import { NobodyStuck } from './nobody-stuck.ts';
import { NothingLost } from './nothing-lost.ts';
import { checkAges } from './says-its-age.ts';
import { SeesWhatWaits } from './sees-what-waits.ts';
import { WrittenOnce } from './written-once.ts';

/** Looks after the promises of one run, and throws at the first that is not kept. */
export class Watch {
  readonly #world: World;
  readonly #nothingLost: NothingLost;
  readonly #writtenOnce: WrittenOnce;
  readonly #nobodyStuck: NobodyStuck;
  readonly #seesWhatWaits: SeesWhatWaits;
  /** Who the windows show, and since when. */
  #home = { users: '', since: 0 };

  constructor(world: World) {
    this.#world = world;
    this.#nothingLost = new NothingLost(world, keptReader(world));
    this.#writtenOnce = new WrittenOnce(world);
    this.#nobodyStuck = new NobodyStuck(world);
    this.#seesWhatWaits = new SeesWhatWaits(world);
  }

  /** Before something happens. */
  prepare(kills?: Move['kills']): void {
    this.#nothingLost.prepare(
      this.#shown().map(({ sight }) => sight),
      kills,
    );
  }

  /** `isPainted`: all that was under way has had its time. */
  async check({ isPainted }: { readonly isPainted: boolean }): Promise<void> {
    const { found, story } = this.#world;
    const shown = this.#shown();
    const sights = shown.map(({ sight }) => sight);
    story.mix(JSON.stringify(sights));
    const [first] = found;
    if (first !== undefined) throw first;
    const users = usersIn(sights);
    if (users !== this.#home.users) this.#home = { users, since: this.#world.scheduler.now };
    checkScreens(this.#world, sights);
    checkAges(this.#world, sights);
    this.#writtenOnce.check(shown);
    this.#nobodyStuck.check(shown);
    this.#seesWhatWaits.check(shown);
    await this.#nothingLost.check(sights);
    if (!isPainted) return;
    if (this.#isHomeForLong() && this.#isDiskAtRest()) checkDisk(this.#world, sights);
    this.#checkHome(sights);
  }

  /** Everything has been well for a while. */
  checkEnd(): void {
    this.#seesWhatWaits.checkEnd(this.#shown());
  }

  #shown(): readonly { readonly tab: string; readonly sight: Sight }[] {
    return this.#world.tabs.flatMap(({ name, app }) => (app === null ? [] : [{ tab: name, sight: app.see() }]));
  }

  /** A sign-in that was answered a moment ago is still making the person's key and clearing the former one's things away. */
  #isHomeForLong(): boolean {
    return this.#world.scheduler.now - this.#home.since >= 2000;
  }

  /** What waited for a disk that did not respond has happened. */
  #isDiskAtRest(): boolean {
    const { scheduler, device } = this.#world;
    return !device.disk.isHanging && scheduler.now - device.disk.respondedAt >= 5000;
  }

  /** Promise 6: nobody is logged out who has not logged out, by a launch or otherwise. */
  #checkHome(sights: readonly Sight[]): void {
    const { ledger, device } = this.#world;
    const users = new Set(sights.map(({ user }) => user));
    if (ledger.home !== null && sights.some(({ user, isBusy }) => !isBusy && user !== ledger.home)) {
      throw new Broken(6, `person ${ledger.home} is no longer at home, and has not logged out`);
    }
    const [user] = users;
    const isSettled = users.size === 1 && sights.every(({ isBusy, login }) => !isBusy && login?.isBusy !== true);
    if (isSettled && user === null) ledger.isSpoilt = device.disk.isFull;
    if (isSettled && user !== undefined && user !== null && !ledger.isSpoilt) ledger.home = user;
  }
}

function usersIn(sights: readonly Sight[]): string {
  return sights.map(({ user }) => user ?? 'nobody').join(' ');
}
