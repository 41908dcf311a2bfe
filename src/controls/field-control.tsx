import type { Field } from '#fields/field.ts';
import type { ControlProps } from './control.ts';
import { ImageControl } from './image-control.tsx';
import { SelectControl } from './select-control.tsx';
import { StatusControl } from './status-control.tsx';
import { TextControl } from './text-control.tsx';

/** The control for a field of any kind. */
export function FieldControl(props: ControlProps) {
  const { field } = props;
  switch (field.kind) {
    case 'text':
      return <TextControl {...narrow(props, field)} />;
    case 'select':
      return <SelectControl {...narrow(props, field)} />;
    case 'status':
      return <StatusControl {...narrow(props, field)} />;
    case 'image':
      return <ImageControl {...narrow(props, field)} />;
  }
}

function narrow<F extends Field>(props: ControlProps, field: F): ControlProps<F> {
  return { ...props, field };
}
