import type { RichTextField } from '#fields/field.ts';
import { textIn } from '#fields/value.ts';
import { lazyCode } from '#ui/lazy-code.ts';
import { LazyPage } from '#ui/lazy-page.tsx';
import type { ControlProps } from './control.ts';
import { useFieldProps } from './use-field-props.ts';

/** The editor and its cleaner are fetched where formatted text is asked for, and nowhere else. */
const editorCode = lazyCode(() => import('#ui/rich-text-editor.tsx'));

/** Formatted text, kept as HTML. */
export function RichTextControl(props: ControlProps<RichTextField>) {
  const { value, onChange } = props;
  const fieldProps = useFieldProps(props);
  return (
    <LazyPage code={editorCode}>
      {({ RichTextEditor }) => <RichTextEditor {...fieldProps} value={textIn(value)} onChange={onChange} />}
    </LazyPage>
  );
}
