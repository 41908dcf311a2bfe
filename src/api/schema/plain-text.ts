/** Characters that hide text or turn its direction round; joiners stay, which Hindi and emoji are written with. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const longest = 200;

/**
 * What a reader would see of a piece of HTML, on one line: entities decoded, tags gone. The parsed document is never
 * shown: nothing in it runs or loads.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.slice(0, longest * 20), 'text/html');
  for (const element of body.querySelectorAll('script, style, template, noscript')) element.remove();
  const characters = Array.from(body.textContent.replace(unseen, ' ').replace(/\s+/g, ' ').trim());
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}
