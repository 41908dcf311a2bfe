/** Where somebody was on the way to, or at work, when a login came between. In memory: it ends with the window. */
let wanted: { readonly href: string; readonly userId: number | string | null } | null = null;

/** Of a person whose session ended here, for them alone; of whoever signs in next, where nobody was signed in. */
export function rememberWanted(href: string, userId: number | string | null = null): void {
  wanted = { href, userId };
}

/** Where this person goes on, once; the dashboard where there is nothing to go on with (section 8). */
export function consumeReturnTo(userId: number | string | undefined): string {
  const found = wanted;
  wanted = null;
  return found && (found.userId === null || found.userId === userId) ? found.href : '/dashboard';
}
