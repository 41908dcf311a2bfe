import { useText } from '#i18n/use-text.ts';

/** Under the cards of recovery (section 2). */
export function BackToLogin() {
  const text = useText();
  return <a href="#/login">{text('< Back to login')}</a>;
}
