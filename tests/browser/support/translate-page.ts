import { expect, type Page } from '@playwright/test';

/** What browsers and extensions do with a text node: they move it into an element of theirs, or put another text there. */
export type Translation = 'wraps' | 'replaces';

/** From now on every text of the page is in an element of a translation, also texts that appear later. */
export async function translatePage(page: Page, translation: Translation): Promise<void> {
  await page.evaluate((how) => {
    const untouched = 'script, style, noscript, textarea, option, [contenteditable], font';
    // Chrome uses this element. As a constant, because its type is deprecated.
    const tag: string = 'font';
    const translate = (text: Text) => {
      const { parentElement } = text;
      if (text.data.trim() === '' || parentElement === null || parentElement.closest(untouched)) return;
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(how === 'wraps' ? text : text.data);
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translate(text);
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translate(target as Text);
        for (const node of addedNodes)
          if (node.isConnected) translateAll(node.nodeType === Node.TEXT_NODE ? (node.parentNode ?? node) : node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, translation);
}

/**
 * No text of the page has siblings or is a component's only output: React gives such a text a node of its own, which a
 * translation takes away. Other texts it sets on their element.
 */
export async function expectNoBareText(page: Page): Promise<void> {
  const { bare, elements } = await page.evaluate(() => {
    const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      if (isReacts(walker.currentNode)) found.push((walker.currentNode.parentElement?.outerHTML ?? '').slice(0, 200));
    }
    return { bare: found, elements: [...document.querySelectorAll('body *')].filter(isReacts).length };
  });
  expect(elements, 'elements that React has rendered').toBeGreaterThan(0);
  expect(bare, 'Every text is alone in its element').toEqual([]);
}
