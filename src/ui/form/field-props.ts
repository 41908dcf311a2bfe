import type { ReactNode } from 'react';

/** What every field with a label takes. Fields are controlled: the owner holds the value and the error. */
export type FieldProps = {
  /** Shown above the control, already in the person's language. */
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  /** Shown under the control and tied to it; nothing when the value is good. */
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** The control's id, for links that lead to it; made up when absent. */
  id?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
};

/** Spread on the control: ties it to its label, help and error. */
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};
