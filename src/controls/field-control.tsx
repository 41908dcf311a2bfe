import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { ChoiceControl } from './choice-control.tsx';
import type { ControlProps, SingleField } from './control.ts';
import { deferredControls } from './deferred-controls.ts';
import { StatusControl } from './status-control.tsx';
import { TextControl } from './text-control.tsx';

/** The control for a field of any kind. */
export function FieldControl(props: ControlProps) {
  const { field } = props;
  switch (field.kind) {
    case 'text':
      return <TextControl {...narrow(props, field)} />;
    case 'choice':
      return <ChoiceControl {...narrow(props, field)} />;
    case 'status':
      return <StatusControl {...narrow(props, field)} />;
    case 'select':
      return (
        <LazyPage code={deferredControls.select}>
          {({ SelectControl }) => <SelectControl {...narrow(props, field)} />}
        </LazyPage>
      );
    case 'multiSelect':
      return (
        <LazyPage code={deferredControls.multiSelect}>
          {({ MultiSelectControl }) => <MultiSelectControl {...narrow(props, field)} />}
        </LazyPage>
      );
    case 'dateTime':
    case 'date':
      return (
        <LazyPage code={deferredControls.time}>
          {({ TimeControl }) => <TimeControl {...narrow(props, field)} />}
        </LazyPage>
      );
    case 'image':
      return (
        <LazyPage code={deferredControls.image}>
          {({ ImageControl }) => <ImageControl {...narrow(props, field)} />}
        </LazyPage>
      );
    case 'richText':
      return (
        <LazyPage code={deferredControls.richText}>
          {({ RichTextControl }) => <RichTextControl {...narrow(props, field)} />}
        </LazyPage>
      );
  }
}

function narrow<F extends SingleField>(props: ControlProps, field: F): ControlProps<F> {
  return { ...props, field };
}
