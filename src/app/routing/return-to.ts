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
