const key = 'verifiedUsername';

/** Whom the server lets set a new password: stored by a successful verify (section 4), for this tab. */
export function readVerified(): string | null {
  return sessionStorage.getItem(key);
}

export function writeVerified(username: string | null): void {
  if (username === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, username);
}
