/** The minimum that React needs of a container into which it renders nothing. */
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
  // No screen of the simulation renders an element.
  return element as unknown as Element;
}
