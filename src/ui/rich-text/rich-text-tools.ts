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
import type { Icon } from '../base/icon.ts';

export interface RichTextTool {
  readonly label: Text;
  readonly icon: Icon;
  /** Whether the place of the caret has it already; then a press takes it off. */
  readonly isOn?: (editor: Squire) => boolean;
  readonly apply: (editor: Squire) => void;
  readonly takeOff?: (editor: Squire) => void;
}

/** The editor's buttons, in their order. A link has a question of its own and stands apart. */
export const richTextTools: readonly RichTextTool[] = [
  tool('Bold', Bold, 'B', { apply: (editor) => editor.bold(), takeOff: (editor) => editor.removeBold() }),
  tool('Italic', Italic, 'I', { apply: (editor) => editor.italic(), takeOff: (editor) => editor.removeItalic() }),
  tool('Heading', Heading, 'H2', { apply: toHeading, takeOff: toParagraph }),
  tool('Bulleted list', List, 'UL', {
    apply: (editor) => editor.makeUnorderedList(),
    takeOff: (editor) => editor.removeList(),
  }),
  tool('Numbered list', ListOrdered, 'OL', {
    apply: (editor) => editor.makeOrderedList(),
    takeOff: (editor) => editor.removeList(),
  }),
  tool('Quote', Quote, 'BLOCKQUOTE', {
    apply: (editor) => editor.increaseQuoteLevel(),
    takeOff: (editor) => editor.decreaseQuoteLevel(),
  }),
  { label: 'Undo', icon: Undo, apply: (editor) => editor.undo() },
  { label: 'Redo', icon: Redo, apply: (editor) => editor.redo() },
];

type Acts = Required<Pick<RichTextTool, 'apply' | 'takeOff'>>;

function tool(label: Text, icon: Icon, tag: string, acts: Acts): RichTextTool {
  return { label, icon, isOn: (editor) => editor.hasFormat(tag), ...acts };
}

function toHeading(editor: Squire): void {
  changeBlocks(editor, 'h2');
}

function toParagraph(editor: Squire): void {
  changeBlocks(editor, 'p');
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
