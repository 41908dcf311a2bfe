import { ChoiceControl } from './choice-control.tsx';
import type { ControlProps, SingleField } from './control.ts';
import { ImageControl } from './image-control.tsx';
import { MultiSelectControl } from './multi-select-control.tsx';
import { RichTextControl } from './rich-text-control.tsx';
import { SelectControl } from './select-control.tsx';
import { StatusControl } from './status-control.tsx';
import { TextControl } from './text-control.tsx';
import { TimeControl } from './time-control.tsx';

/** The control for a field of any kind. */
export function FieldControl(props: ControlProps) {
  const { field } = props;
  switch (field.kind) {
    case 'text':
      return <TextControl {...narrow(props, field)} />;
    case 'select':
      return <SelectControl {...narrow(props, field)} />;
    case 'multiSelect':
      return <MultiSelectControl {...narrow(props, field)} />;
    case 'choice':
      return <ChoiceControl {...narrow(props, field)} />;
    case 'status':
      return <StatusControl {...narrow(props, field)} />;
    case 'dateTime':
    case 'date':
      return <TimeControl {...narrow(props, field)} />;
    case 'image':
      return <ImageControl {...narrow(props, field)} />;
    case 'richText':
      return <RichTextControl {...narrow(props, field)} />;
  }
}

function narrow<F extends SingleField>(props: ControlProps, field: F): ControlProps<F> {
  return { ...props, field };
}
