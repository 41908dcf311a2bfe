import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { toObserver } from 'xstate';
import { Listeners } from '#domain/listeners.ts';
import type { Value } from '#fields/field.ts';
import { useServerText } from '#i18n/use-text.ts';
import { visibleErrors } from '#machines/form/errors.ts';
import { isSameValue } from '#machines/form/is-equal.ts';
import { parsePath, valueAt } from '#machines/form/path.ts';
import type { FormSnapshot } from '#machines/form/selectors.ts';
import type { FormMode, FormValues } from '#machines/form/types.ts';
import type { SingleField } from '#ui/controls/control.ts';
import { FieldControl } from '#ui/controls/field-control.tsx';
import { type FormActor, leaveField } from './form-actor.ts';

interface FormFieldProps {
  readonly form: FormActor;
  readonly field: SingleField;
  /** The path of the field: 'name', or 'teams[0][fieldId]' inside rows. */
  readonly name: string;
  readonly mode: FormMode;
}

/** One field of a form. Renders again only when its own value or error changes. */
export function FormField({ form, field, name, mode }: FormFieldProps) {
  const serverText = useServerText();
  // The options of a dropdown may depend on any other field.
  const part = field.kind === 'select' && field.params ? form : partOf(form, parsePath(name)[0] ?? name);
  const state = useSelector(part, (snapshot) => fieldState(snapshot, field, name), isSame);
  const { error } = state;
  return (
    <FieldControl
      field={field}
      name={name}
      mode={mode}
      {...state}
      error={error && serverText(error)}
      onChange={useCallback((next) => form.send({ type: 'form.change', name, value: next }), [form, name])}
      onBlur={useCallback(() => leaveField(form, name), [form, name])}
    />
  );
}

/** The state of a field. */
function fieldState(snapshot: FormSnapshot, field: SingleField, name: string) {
  const { context } = snapshot;
  return {
    // The form's values come from `valuesOf` and the fields' controls.
    value: (valueAt(context.values, name) ?? '') as Value,
    error: visibleErrors(context)[name],
    params: paramsOf(field, name, context.values),
    disabled: snapshot.hasTag('awaitingSignIn'),
  };
}

type FieldState = ReturnType<typeof fieldState>;

function isSame(one: FieldState, other: FieldState): boolean {
  return (
    one.value === other.value &&
    one.error === other.error &&
    one.disabled === other.disabled &&
    sameParams(one.params, other.params)
  );
}

type Params = Readonly<Record<string, string>>;

/**
 * The parameters of a dropdown's source, read from the fields of its row or else of the form; undefined while any of them
 * is missing.
 */
export function paramsOf(field: SingleField, path: string, values: FormValues): Params | undefined {
  if (field.kind !== 'select' || field.params === undefined) return undefined;
  const row = path.slice(0, path.lastIndexOf('['));
  const params: Record<string, string> = {};
  for (const name of field.params) {
    const value = (row === '' ? undefined : valueAt(values, `${row}[${name}]`)) ?? valueAt(values, name);
    if (typeof value !== 'string' || value === '') return undefined;
    params[name] = value;
  }
  return params;
}

function sameParams(one: Params | undefined, other: Params | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The part of a form's actor that a field subscribes to. */
type FormPart = Pick<FormActor, 'getSnapshot' | 'subscribe'>;

const partsByForm = new WeakMap<FormActor, (name: string) => FormPart>();

/**
 * The form, for a component that shows the value of `name` only. Its subscribers are notified of changes of that value, of
 * the errors and of the form being disabled, so a keystroke in one field does not run the selectors of the others. Returns
 * the same object for the same name.
 */
export function partOf(form: FormActor, name: string): FormPart {
  const parts = partsByForm.get(form) ?? partsOf(form);
  partsByForm.set(form, parts);
  return parts(name);
}

function partsOf(form: FormActor) {
  const parts = new Map<string, FormPart>();
  const listeners = new Listeners<string>(() => {
    let before = form.getSnapshot();
    const next = (now: FormSnapshot) => {
      const { context } = before;
      const isAll = changesAll(before, now);
      before = now;
      listeners.notify((name) => isAll || context.values[name] !== now.context.values[name]);
    };
    const subscription = form.subscribe({ next, error: () => listeners.notify() });
    return () => subscription.unsubscribe();
  });

  return (name: string): FormPart => {
    const part: FormPart = parts.get(name) ?? {
      getSnapshot: () => form.getSnapshot(),
      subscribe: (...args: Parameters<typeof toObserver<FormSnapshot>>) => {
        const observer = toObserver(...args);
        const listener = () => {
          const snapshot = form.getSnapshot();
          if (snapshot.status === 'error') observer.error?.(snapshot.error);
          else observer.next?.(snapshot);
        };
        return { unsubscribe: listeners.subscribe(listener, name) };
      },
    };
    parts.set(name, part);
    return part;
  };
}

function changesAll(before: FormSnapshot, now: FormSnapshot): boolean {
  return (
    before.hasTag('awaitingSignIn') !== now.hasTag('awaitingSignIn') ||
    !isSameValue(visibleErrors(before.context), visibleErrors(now.context))
  );
}
