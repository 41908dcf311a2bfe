import type { FieldError } from '#machines/result.ts';

/** Messages by field; a field without an error is absent. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The form field for each path in the server's errors: `{ currentpassword: 'oldpassword' }`. */
export type FieldPaths<Name extends string> = Readonly<Record<string, Name>>;

/** Asks the screen to focus a field, as an emitted event. */
export interface FocusField<Name extends string = string> {
  readonly type: 'focusField';
  readonly name: Name;
}

/** The first of `names` that has an error. */
export function firstInvalid<Name extends string>(names: readonly Name[], errors: FieldErrors<Name>): Name | null {
  return names.find((name) => errors[name] !== undefined) ?? null;
}

/** Only the errors of `names`. */
export function errorsAmong<Name extends string>(names: readonly Name[], errors: FieldErrors<Name>): FieldErrors<Name> {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => names.some((one) => one === name)),
  ) as FieldErrors<Name>;
}

interface Checked<Name extends string, Values> {
  readonly values: Values;
  readonly validate: (values: Values) => FieldErrors<Name>;
  readonly shown: readonly Name[];
  readonly serverErrors?: FieldErrors<Name>;
}

/** The errors that the user sees: broken rules of the fields in `shown`, and the server's errors. */
export function visibleErrors<Name extends string, Values>(form: Checked<Name, Values>): FieldErrors<Name> {
  return { ...form.serverErrors, ...errorsAmong(form.shown, form.validate(form.values)) };
}

/** `names` with `name` added, without duplicates. */
export function withName<Name extends string>(names: readonly Name[], name: Name): readonly Name[] {
  return names.includes(name) ? names : [...names, name];
}

/** `errors` without the error of a field whose value changed. */
export function withoutErrorOf<Name extends string>(errors: FieldErrors<Name>, name: Name): FieldErrors<Name> {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)) as FieldErrors<Name>;
}

/**
 * Groups the server's errors by field. The first error of a field counts. The messages of errors without a field are
 * returned as `rest`.
 */
export function groupByField<Name extends string>(paths: FieldPaths<Name>, errors: readonly FieldError[]) {
  const byField: Partial<Record<Name, string>> = {};
  const rest: string[] = [];
  for (const { path, msg } of errors) {
    const name = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (name === undefined) rest.push(msg);
    else byField[name] ??= msg;
  }
  return { byField: byField as FieldErrors<Name>, rest: rest as readonly string[] };
}
