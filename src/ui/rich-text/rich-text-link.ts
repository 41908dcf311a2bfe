import type Squire from 'squire-rte';

/** The URL of the link that the caret or the selection touches; '' if there is none. */
export function addressAtCaret(editor: Squire): string {
  return linkAtCaret(editor)?.getAttribute('href') ?? '';
}

/** Sets a link on the selection, or on the whole link that contains the caret; '' removes it. */
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
