import type { AreaPath } from '#domain/areas.ts';
import type { ListSearch } from './list-search.ts';

/** The address that a login interrupted. In memory, for this window. */
let returnTo: { readonly href: string; readonly userId: number | string | null } | null = null;

/** Stores the address for one user, whose session ended there. Without `userId`, for the next user who signs in. */
export function rememberReturnTo(href: string, userId: number | string | null = null): void {
  returnTo = { href, userId };
}

/** Returns the stored address once, if it is for this user; otherwise the dashboard (section 8). */
export function consumeReturnTo(userId: number | string | undefined): string {
  const found = returnTo;
  returnTo = null;
  return found && (found.userId === null || found.userId === userId) ? found.href : '/dashboard';
}

/** The page and search each list last showed, so that a form can return there. In memory, for one user. */
const locations = new Map<AreaPath, ListSearch>();

export function rememberListLocation(path: AreaPath, search: ListSearch): void {
  locations.set(path, search);
}

export function listLocationOf(path: AreaPath): ListSearch {
  return locations.get(path) ?? {};
}

export function clearListLocations(): void {
  locations.clear();
}
