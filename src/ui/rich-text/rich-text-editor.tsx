import DOMPurify from 'dompurify';
import Link from 'lucide-react/icons/link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Squire from 'squire-rte';
import { richTextAddress, richTextAttributes, richTextTags } from '#domain/text/rich-text.ts';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { type FieldProps, FieldShell, type FieldShellProps } from '../form/field-shell.tsx';
import { DialogBoundary } from '../overlay/dialog-boundary.tsx';
import { LinkDialog } from './link-dialog.tsx';
import css from './rich-text-editor.module.css';
import { addressAtCaret, richTextTools, setLink } from './rich-text-tools.ts';

export type RichTextEditorProps = FieldProps &
  Pick<FieldShellProps, 'aside'> & {
    /** HTML. A value other than the last one from `onChange` replaces the content. */
    value: string;
    onChange: (html: string) => void;
  };

/** An editor for formatted text: headings, lists, quotes and links. Pasted HTML is sanitized. */
export function RichTextEditor({
  value,
  onChange,
  onBlur,
  label,
  required,
  help,
  error,
  aside,
  id,
  disabled,
}: RichTextEditorProps) {
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const editor = useRef<Squire | null>(null);
  const lastValue = useRef(value);
  const change = useEffectEvent(onChange);
  // Renders the toolbar again when the caret moves.
  const [, setCaretMoves] = useState(0);
  /** The URL in the open link dialog; null while it is closed. */
  const [linkUrl, setLinkUrl] = useState<string | null>(null);

  useEffect(() => {
    if (container.current === null) return;
    const squire = new Squire(container.current, { blockTag: 'P', sanitizeToDOMFragment: sanitizeRichText });
    editor.current = squire;
    squire.setHTML(lastValue.current);
    squire.addEventListener('input', () => {
      lastValue.current = contentOf(squire);
      change(lastValue.current);
    });
    squire.addEventListener('pathChange', () => setCaretMoves((moves) => moves + 1));
    return () => squire.destroy();
  }, []);

  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    editor.current?.setHTML(value);
  }, [value]);

  return (
    <FieldShell {...{ label, required, help, error, id, aside }} group>
      {(attributes) => (
        <div className={css['frame']} data-invalid={error ? true : undefined}>
          <div className={css['tools']} role="toolbar" aria-label={text('Formatting')}>
            {richTextTools.map(({ label: name, icon, isOn, apply, remove }) => {
              const on = editor.current !== null && isOn?.(editor.current) === true;
              return (
                <IconButton
                  key={name}
                  size="small"
                  icon={icon}
                  label={text(name)}
                  aria-pressed={isOn ? on : undefined}
                  disabled={disabled ?? false}
                  onClick={() => {
                    if (editor.current === null) return;
                    (on && remove ? remove : apply)(editor.current);
                    editor.current.focus();
                  }}
                />
              );
            })}
            <IconButton
              size="small"
              icon={Link}
              label={text('Link')}
              disabled={disabled ?? false}
              onClick={() => editor.current && setLinkUrl(addressAtCaret(editor.current))}
            />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: the editor makes this element editable; a textarea holds no formatting */}
          <div
            {...attributes}
            ref={container}
            className={css['text']}
            role="textbox"
            aria-multiline="true"
            aria-label={label}
            tabIndex={0}
            onBlur={onBlur}
          />
          {linkUrl !== null && (
            <DialogBoundary onClose={() => setLinkUrl(null)}>
              <LinkDialog
                address={linkUrl}
                onClose={() => setLinkUrl(null)}
                onLink={(address) => {
                  setLinkUrl(null);
                  if (editor.current) setLink(editor.current, address);
                }}
              />
            </DialogBoundary>
          )}
        </div>
      )}
    </FieldShell>
  );
}

/** The content as HTML; '' for the paragraph that an empty editor contains. */
function contentOf(editor: Squire): string {
  return editor.getRoot().textContent === '' && editor.getRoot().querySelector('img') === null ? '' : editor.getHTML();
}

/** Removes scripts and unknown markup from HTML. Applied to all loaded and pasted content. */
function sanitizeRichText(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: [...richTextAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // DOMPurify allows `data:` URLs for pictures regardless of its configuration.
  for (const element of fragment.querySelectorAll('[href], [src]')) {
    for (const name of ['href', 'src'] as const) {
      const address = element.getAttribute(name);
      if (address !== null && !richTextAddress[name].test(address.trim())) element.removeAttribute(name);
    }
  }
  return fragment;
}
