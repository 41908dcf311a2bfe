import type { ComponentType } from 'react';
import type { Field } from '#fields/field.ts';
import type { LazyCode } from '#ui/loading/lazy-code.ts';
import { LazyPage } from '#ui/loading/lazy-page.tsx';
import { ChoiceControl } from './choice-control.tsx';
import type { ControlProps } from './control.ts';
import { deferredControls } from './deferred-controls.ts';
import { StatusControl } from './status-control.tsx';
import { TextControl } from './text-control.tsx';

type Deferred = typeof deferredControls;
type PresentKind = { [K in keyof Deferred]: Deferred[K] extends null ? K : never }[keyof Deferred];

const presentControls: {
  readonly [K in PresentKind]: ComponentType<ControlProps<Extract<Field, { readonly kind: K }>>>;
} = {
  text: TextControl,
  choice: ChoiceControl,
  status: StatusControl,
};

/** The control for a field of any kind. */
export function FieldControl(props: ControlProps) {
  const { kind } = props.field;
  // The control under a field's kind takes that field.
  type Control = ComponentType<ControlProps>;
  const code = deferredControls[kind] as LazyCode<Control> | null;
  if (code) return <LazyPage code={code}>{(Control) => <Control {...props} />}</LazyPage>;
  const Control = presentControls[kind as PresentKind] as Control;
  return <Control {...props} />;
}
