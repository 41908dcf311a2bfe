import { seenHtml } from '#domain/text/rich-text.ts';
import type { RichTextField } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { RichTextEditor } from '#ui/rich-text/rich-text-editor.tsx';
import { type ControlProps, useFieldProps } from './control.ts';
import { RemoveUnseen } from './remove-unseen.tsx';

/** Formatted text, stored as HTML. Only forms with such a field fetch this file with the editor and the sanitizer. */
export function RichTextControl(props: ControlProps<RichTextField>) {
  const { value, onChange } = props;
  return (
    <RichTextEditor
      {...useFieldProps(props)}
      aside={<RemoveUnseen {...props} seen={seenHtml} />}
      value={textIn(value)}
      onChange={onChange}
    />
  );
}
