/** The least of an element that React draws nothing into. */
export function blankElement(): Element {
  const owner = { nodeType: 9, addEventListener: () => undefined, removeEventListener: () => undefined };
  const element = {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: owner,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    firstChild: null,
    lastChild: null,
    textContent: '',
  };
  // Nothing is ever drawn: no screen of the simulation has an element of its own.
  return element as unknown as Element;
}
