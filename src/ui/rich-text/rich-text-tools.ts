import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading-2';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import type Squire from 'squire-rte';
import type { Text } from '#i18n/text.ts';
import type { Icon } from '../button/icon.ts';

export interface RichTextTool {
  readonly label: Text;
  readonly icon: Icon;
  /** Whether the format applies at the caret. If so, a press removes it. */
  readonly isOn?: (editor: Squire) => boolean;
  readonly apply: (editor: Squire) => void;
  readonly remove?: (editor: Squire) => void;
}

/** The buttons of the toolbar in order. The link button is separate, as it opens a dialog. */
export const richTextTools: readonly RichTextTool[] = [
  tool('Bold', Bold, 'B', { apply: (editor) => editor.bold(), remove: (editor) => editor.removeBold() }),
  tool('Italic', Italic, 'I', { apply: (editor) => editor.italic(), remove: (editor) => editor.removeItalic() }),
  tool('Heading', Heading, 'H2', {
    apply: (editor) => changeBlocks(editor, 'h2'),
    remove: (editor) => changeBlocks(editor, 'p'),
  }),
  tool('Bulleted list', List, 'UL', {
    apply: (editor) => editor.makeUnorderedList(),
    remove: (editor) => editor.removeList(),
  }),
  tool('Numbered list', ListOrdered, 'OL', {
    apply: (editor) => editor.makeOrderedList(),
    remove: (editor) => editor.removeList(),
  }),
  tool('Quote', Quote, 'BLOCKQUOTE', {
    apply: (editor) => editor.increaseQuoteLevel(),
    remove: (editor) => editor.decreaseQuoteLevel(),
  }),
  { label: 'Undo', icon: Undo, apply: (editor) => editor.undo() },
  { label: 'Redo', icon: Redo, apply: (editor) => editor.redo() },
];

type ToolActions = Required<Pick<RichTextTool, 'apply' | 'remove'>>;

function tool(label: Text, icon: Icon, tag: string, actions: ToolActions): RichTextTool {
  return { label, icon, isOn: (editor) => editor.hasFormat(tag), ...actions };
}

function changeBlocks(editor: Squire, tag: 'h2' | 'p'): void {
  editor.modifyBlocks((fragment) => {
    for (const block of fragment.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
      const changed = document.createElement(tag);
      changed.append(...block.childNodes);
      block.replaceWith(changed);
    }
    return fragment;
  });
}

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
