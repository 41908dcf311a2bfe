/** A hidden field with the username, so that password managers store a new password for the right user. */
export function HiddenUsername({ value }: { value: string }) {
  return <input type="text" autoComplete="username" value={value} readOnly hidden />;
}
