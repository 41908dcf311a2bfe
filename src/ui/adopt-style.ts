/** Adds the rules of a part that comes late, so that the first screens do not carry them. Once is enough. */
export function adoptStyle(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
