/** Tells a password manager whose new password is typed in this form. Nobody sees it. */
export function HiddenUsername({ value }: { value: string }) {
  return <input type="text" autoComplete="username" value={value} readOnly hidden />;
}
