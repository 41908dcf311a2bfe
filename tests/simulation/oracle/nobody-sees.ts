import type { Sight } from '../page/sight.ts';
import { people } from '../server/accounts.ts';
import type { BrowserStorage } from '../world/browser-storage.ts';
import { Broken, type World } from '../world/world.ts';

const kept = 'matchdesk lists 1';
const drafts = 'matchdesk drafts';
const changes = 'matchdesk changes 1';

/** Promise 2, on the screen: rows that were told to somebody else, and texts that somebody else typed and nobody saved. */
export function checkScreens({ server, ledger }: World, sights: readonly Sight[]): void {
  for (const { user, list, form, drafts: listed } of sights) {
    if (user === null) continue;
    const rows = list?.view.kind === 'rows' ? list.view.rows : [];
    for (const { answer, name } of rows) {
      const told = server.told[Number(answer) - 1];
      if (told?.to !== user)
        throw new Broken(2, `person ${user} sees "${String(name)}", which was told to ${told?.to}`);
    }
    const shown = [form?.values, form?.offered?.values, ...(listed ?? []).map(({ values }) => values)];
    for (const text of shown.flatMap((values) => Object.values(values ?? {}))) {
      const typed = typeof text === 'string' ? ledger.typed.get(text) : undefined;
      const isOpen = typed === undefined || typed.by === user || server.records.texts.has(typed.text);
      if (!isOpen) throw new Broken(2, `person ${user} sees "${typed.text}", which person ${typed.by} typed`);
    }
  }
}

/**
 * Promise 2, on the disk, once all that was under way has ended: of whoever is not here there are no copies, no key, and
 * nothing that can be read.
 */
export function checkDisk({ device, ledger, server, tabs }: World, sights: readonly Sight[]): void {
  const here = new Set(sights.flatMap(({ user }) => (user === null ? [] : [user])));
  if (here.size > 1) throw new Broken(2, 'two people are at home on the device at once');
  if (sights.length === 0 || sights.some(({ isBusy }) => isBusy)) return;
  const { disk, localStorage } = device;
  // At home, with a window that could not be opened: those that are there belong to whoever was here before.
  const isOutOfSight = tabs.some(({ app }) => app === null) && localStorage.getItem('userData') !== null;
  if (here.size === 0 && isOutOfSight) return;
  const rowsOf = (database: string, store: string) => disk.rows(database, store).map(({ value }) => value);
  // A stay that was ended by half: a window that knows nothing of it may still show whose it was.
  const isOver = !rowsOf(kept, 'scopes').some((row) => here.has((row as { readonly userId: number }).userId));
  if (ledger.isCut && isOver) return;
  for (const { id } of people) {
    if (here.has(id)) continue;
    const isTheirs = (row: unknown) => (row as { readonly userId?: number }).userId === id;
    if (rowsOf(kept, 'scopes').some(isTheirs))
      throw new Broken(2, `the copies of person ${id}, who has left, are still there`);
    if (rowsOf(drafts, 'keys').some(isTheirs))
      throw new Broken(2, `the key of person ${id}, who has left, is still there`);
  }
  const stranger = rowsOf(kept, 'scopes').find((row) => !here.has((row as { readonly userId: number }).userId));
  if (stranger !== undefined) throw new Broken(2, 'the disk keeps copies for a stay that nobody has');
  const scopes = new Set(disk.rows(kept, 'scopes').map(({ key }) => key));
  const orphan = disk.rows(kept, 'bodies').find(({ key }) => !scopes.has((key as readonly unknown[])[0]));
  if (orphan !== undefined) throw new Broken(2, 'a copy outlives the stay that it was kept for');
  const isOrphan = (row: unknown) => !scopes.has((row as { readonly scope: string }).scope);
  if (rowsOf(changes, 'changes').some(isOrphan)) throw new Broken(2, 'a change outlives the stay that it was made in');

  const session = tabs.map(({ sessionStorage }) => sessionStorage);
  const plain = plainText(
    [localStorage, ...session],
    [...rowsOf(drafts, 'drafts'), ...rowsOf(kept, 'bodies'), ...rowsOf(changes, 'changes')],
  );
  const readable = [...ledger.typed.values()].find(
    ({ text, by }) => !here.has(by) && !server.records.texts.has(text) && plain.includes(text),
  );
  if (readable !== undefined) throw new Broken(2, `"${readable.text}" can be read on the disk without a password`);
}

function plainText(storages: readonly BrowserStorage[], rows: readonly unknown[]): string {
  const decoder = new TextDecoder('latin1');
  const texts = rows.map((row) =>
    JSON.stringify(row, (_, value: unknown) => (value instanceof Uint8Array ? decoder.decode(value) : value)),
  );
  return [...storages.flatMap((storage) => storage.values()), ...texts].join('\n');
}
