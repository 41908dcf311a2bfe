import type Squire from 'squire-rte';

/** The address of the link that the caret or the selection touches; '' where there is none. */
export function addressAtCaret(editor: Squire): string {
  return linkAtCaret(editor)?.getAttribute('href') ?? '';
}

/** Makes a link of what is selected, or of the whole link in which the caret stands; with '' it is taken off. */
export function setLink(editor: Squire, address: string): void {
  const link = linkAtCaret(editor);
  if (link?.contains(editor.getSelection().commonAncestorContainer)) {
    const whole = document.createRange();
    whole.selectNodeContents(link);
    editor.setSelection(whole);
  }
  if (address === '') editor.removeLink();
  else editor.makeLink(address);
}

function linkAtCaret(editor: Squire): HTMLAnchorElement | undefined {
  const range = editor.getSelection();
  return [...editor.getRoot().querySelectorAll('a')].find((link) => range.intersectsNode(link));
}
