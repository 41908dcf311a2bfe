import type { VisibleState } from '../page/visible-state.ts';
import { users } from '../server/accounts.ts';
import type { BrowserStorage } from '../world/storage/browser-storage.ts';
import { Violation, type World } from '../world/world.ts';

const cache = 'matchdesk lists 1';
const drafts = 'matchdesk drafts';
const changes = 'matchdesk changes 1';
const imports = 'matchdesk imports';

/** Guarantee 2, on screen: no rows that were served to another user, and no unsaved texts that another user typed. */
export function checkScreens({ server, ledger }: World, states: readonly VisibleState[]): void {
  for (const { user, list, form, drafts: listed, import: imported } of states) {
    if (user === null) continue;
    const rows = list?.view.kind === 'rows' ? list.view.rows : [];
    for (const { responseNumber, name } of rows) {
      const response = server.served[Number(responseNumber) - 1];
      if (response?.to !== user)
        throw new Violation(2, `user ${user} sees "${String(name)}", which was served to user ${response?.to}`);
    }
    for (const { fullName } of imported?.rows ?? []) {
      const group = ledger.imports.groupOf(fullName);
      if (group !== undefined && group.by !== user)
        throw new Violation(2, `user ${user} sees "${fullName}", which user ${group.by} imports`);
    }
    const shown = [form?.values, form?.offered?.values, ...(listed ?? []).map(({ values }) => values)];
    for (const text of shown.flatMap((values) => Object.values(values ?? {}))) {
      const typed = typeof text === 'string' ? ledger.typed.get(text) : undefined;
      const isOpen = typed === undefined || typed.by === user || server.records.texts.has(typed.text);
      if (!isOpen) throw new Violation(2, `user ${user} sees "${typed.text}", which user ${typed.by} typed`);
    }
  }
}

/**
 * Guarantee 2, in storage, once all work has settled: a user who is not signed in has no cached pages, no key and no
 * readable text there.
 */
export function checkStorage(
  { device, ledger, scheduler, server, tabs }: World,
  states: readonly VisibleState[],
): void {
  const signedIn = new Set(states.flatMap(({ user }) => (user === null ? [] : [user])));
  if (signedIn.size > 1) throw new Violation(2, 'two users are signed in on the device at once');
  if (states.length === 0 || states.some(({ isBusy }) => isBusy)) return;
  const { storage, localStorage } = device;
  // A user is signed in, but the window could not be opened. The rows belong to the previous user.
  const isHidden = tabs.some(({ app }) => app === null) && localStorage.getItem('userData') !== null;
  if (signedIn.size === 0 && isHidden) return;
  const rowsOf = (database: string, store: string) => storage.rows(database, store).map(({ value }) => value);
  // A half-finished sign-out: a window that has not noticed it may still show the user.
  const isOver = !rowsOf(cache, 'scopes').some((row) => signedIn.has((row as { readonly userId: number }).userId));
  if (ledger.isSignOutInterrupted && isOver) return;
  for (const { id } of users) {
    if (signedIn.has(id)) continue;
    const isTheirs = (row: unknown) => (row as { readonly userId?: number }).userId === id;
    if (rowsOf(cache, 'scopes').some(isTheirs))
      throw new Violation(2, `the cached pages of user ${id}, who signed out, are still stored`);
    // A key is stored shortly before its session starts.
    const isSigningIn = states.some(({ login }) => login?.isBusy);
    const isExcused = isSigningIn || scheduler.now < (ledger.keyLeftUntil.get(id) ?? 0);
    if (rowsOf(drafts, 'keys').some(isTheirs) && !isExcused)
      throw new Violation(2, `the key of user ${id}, who signed out, is still stored`);
  }
  const foreignScope = rowsOf(cache, 'scopes').find(
    (row) => !signedIn.has((row as { readonly userId: number }).userId),
  );
  if (foreignScope !== undefined) throw new Violation(2, 'a cache scope of no user is still stored');
  const scopes = new Set(storage.rows(cache, 'scopes').map(({ key }) => key));
  const orphan = storage.rows(cache, 'bodies').find(({ key }) => !scopes.has((key as readonly unknown[])[0]));
  if (orphan !== undefined) throw new Violation(2, 'a cached page outlives its scope');
  const isOrphan = (row: unknown) => !scopes.has((row as { readonly scope: string }).scope);
  if (rowsOf(changes, 'changes').some(isOrphan)) throw new Violation(2, 'a recent change outlives its scope');
  if (rowsOf(changes, 'undos').some(isOrphan)) throw new Violation(2, 'an undo outlives its scope');

  const session = tabs.map(({ sessionStorage }) => sessionStorage);
  const plain = plainText(
    [localStorage, ...session],
    [
      ...rowsOf(drafts, 'drafts'),
      ...rowsOf(cache, 'bodies'),
      ...rowsOf(changes, 'changes'),
      ...rowsOf(changes, 'undos'),
      ...rowsOf(imports, 'imports'),
      ...rowsOf(imports, 'rows'),
    ],
  );
  const imported = ledger.imports.texts.map(([text, { by }]) => ({ text, by }));
  // The first letters of a word that is on the server are no secret.
  const isPublic = (text: string) => [...server.records.texts].some((known) => known.startsWith(text));
  const readable = [...ledger.typed.values(), ...imported].find(
    ({ text, by }) => !signedIn.has(by) && plain.includes(text) && !isPublic(text),
  );
  if (readable !== undefined) throw new Violation(2, `"${readable.text}" is stored in plain text`);
  if (plain.includes('"kty"')) throw new Violation(2, 'the key of an import is stored in plain text');
}

function plainText(storages: readonly BrowserStorage[], rows: readonly unknown[]): string {
  const decoder = new TextDecoder('latin1');
  const texts = rows.map((row) =>
    JSON.stringify(row, (_, value: unknown) => (value instanceof Uint8Array ? decoder.decode(value) : value)),
  );
  return [...storages.flatMap((storage) => storage.values()), ...texts].join('\n');
}
