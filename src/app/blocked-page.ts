import hindi from '#i18n/hi/blocked.json';
import button from '#ui/button/button.module.css';
import css from './blocked-page.module.css';

const steps = [
  'Chrome or Edge: select the icon to the left of the address, open the site settings and allow cookies and site data.',
  'Firefox: open Settings, Privacy & Security, then Cookies and Site Data. Under Manage Exceptions, allow this address.',
  'Safari: open Settings, Advanced, and turn off Block all cookies. On iPhone and iPad: Settings, Apps, Safari, Advanced.',
] as const satisfies readonly (keyof typeof hindi)[];

/**
 * Shows how to allow site data in a browser that blocks it. Uses the browser's language and theme, because no preference can
 * be stored. Works without React and the screens, because the rest of the app reads storage.
 */
export function showBlockedPage(root: HTMLElement): void {
  const isHindi = languageOf(navigator.languages) === 'hi';
  const text = (key: keyof typeof hindi) => (isHindi ? hindi[key] : key);
  const { documentElement } = document;
  documentElement.lang = isHindi ? 'hi' : 'en';
  documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

  const retry = element('button', { type: 'button', textContent: text('Load again') });
  retry.className = `${button['button']} ${button['medium']} ${button['primary']}`;
  retry.addEventListener('click', () => location.reload());
  const list = element('ul', {});
  list.append(...steps.map((step) => element('li', { textContent: text(step) })));
  const page = element('main', { className: css['page'] ?? '' });
  page.append(
    element('h1', { textContent: text('Allow site data to use Matchdesk') }),
    element('p', {
      textContent: text(
        'This browser blocks site data (cookies and local storage) for this address. Matchdesk needs it to keep you signed in and to store your settings and drafts.',
      ),
    }),
    list,
    element('p', { textContent: text('Then load this page again.') }),
    retry,
  );
  root.replaceChildren(page);
}

/** The first of the browser's languages that the app supports. */
function languageOf(languages: readonly string[]): string {
  return languages.map((each) => each.slice(0, 2)).find((each) => each === 'hi' || each === 'en') ?? 'en';
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
