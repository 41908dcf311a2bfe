import Link from 'lucide-react/icons/link';
import { useEffect, useRef, useState } from 'react';
import Squire from 'squire-rte';
import { useText } from '#i18n/use-text.ts';
import { IconButton } from '../base/icon-button.tsx';
import type { FieldProps } from '../form/field-props.ts';
import { FieldShell } from '../form/field-shell.tsx';
import { LinkDialog } from './link-dialog.tsx';
import css from './rich-text-editor.module.css';
import { addressAtCaret, setLink } from './rich-text-link.ts';
import { richTextTools } from './rich-text-tools.ts';
import { sanitizeRichText } from './sanitize-rich-text.ts';

export type RichTextEditorProps = FieldProps & {
  /** HTML. A change from outside that is not the editor's own last word is taken over. */
  value: string;
  onChange: (html: string) => void;
};

/** Formatted text: headings, lists, quotes and links. What is pasted is cleaned first. */
export function RichTextEditor({
  value,
  onChange,
  onBlur,
  label,
  required,
  help,
  error,
  id,
  disabled,
}: RichTextEditorProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Squire | null>(null);
  const told = useRef(value);
  const tell = useRef(onChange);
  const [, setCaretMoves] = useState(0);
  /** Where the link leads that is being asked about. */
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);

  useEffect(() => {
    if (place.current === null) return;
    const squire = new Squire(place.current, { blockTag: 'P', sanitizeToDOMFragment: sanitizeRichText });
    editor.current = squire;
    squire.setHTML(told.current);
    squire.addEventListener('input', () => {
      told.current = contentOf(squire);
      tell.current(told.current);
    });
    squire.addEventListener('pathChange', () => setCaretMoves((moves) => moves + 1));
    return () => squire.destroy();
  }, []);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.current?.setHTML(value);
  }, [value]);

  return (
    <FieldShell {...{ label, required, help, error, id }} group>
      {(attributes) => (
        <div className={css['frame']} data-invalid={error ? true : undefined}>
          <div className={css['tools']} role="toolbar" aria-label={text('Formatting')}>
            {richTextTools.map(({ label: name, icon, isOn, apply, takeOff }) => {
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
                    (on && takeOff ? takeOff : apply)(editor.current);
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
              onClick={() => editor.current && setAsked(addressAtCaret(editor.current))}
            />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: the editor makes this element editable; a textarea holds no formatting */}
          <div
            {...attributes}
            ref={place}
            className={css['text']}
            role="textbox"
            aria-multiline="true"
            aria-label={label}
            tabIndex={0}
            onBlur={onBlur}
          />
          {asked !== null && (
            <LinkDialog
              address={asked}
              onClose={() => setAsked(null)}
              onLink={(address) => {
                setAsked(null);
                if (editor.current) setLink(editor.current, address);
              }}
            />
          )}
        </div>
      )}
    </FieldShell>
  );
}

/** The editor keeps an empty paragraph where there is nothing. */
function contentOf(editor: Squire): string {
  return editor.getRoot().textContent === '' && editor.getRoot().querySelector('img') === null ? '' : editor.getHTML();
}
