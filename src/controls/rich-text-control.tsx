import type { RichTextField } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { RichTextEditor } from '#ui/rich-text/rich-text-editor.tsx';
import type { ControlProps } from './control.ts';
import { useFieldProps } from './use-field-props.ts';

/** Formatted text, kept as HTML. The editor and its cleaner come with it: it is fetched by forms that ask for it. */
export function RichTextControl(props: ControlProps<RichTextField>) {
  const { value, onChange } = props;
  return <RichTextEditor {...useFieldProps(props)} value={textIn(value)} onChange={onChange} />;
}
