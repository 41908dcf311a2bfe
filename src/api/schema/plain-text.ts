/** Control characters and those that change the text direction. Joiners are allowed: Hindi and emoji need them. */
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const maxLength = 200;

/**
 * The visible text of a piece of HTML, on one line. The parsed document is never inserted into the page, so nothing in
 * it runs or loads.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.slice(0, maxLength * 20), 'text/html');
  for (const element of body.querySelectorAll('script, style, template, noscript')) element.remove();
  const characters = Array.from(body.textContent.replace(invisible, ' ').replace(/\s+/g, ' ').trim());
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : characters.join('');
}
