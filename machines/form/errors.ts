import type { FieldError } from '#machines/result.ts';
import { formatPath, isRelated, parsePath } from './path.ts';
import type { FormContext, FormErrors, FormValues, MappedErrors } from './types.ts';

type Validated = Pick<FormContext, 'values' | 'base' | 'validate' | 'mode'>;

/** Paths of invalid values, shown or not, in the order of the form. */
export function invalidPaths({ values, base, validate, mode }: Validated): readonly string[] {
  return Object.keys(validate(values, base, mode));
}

const memoized = new WeakMap<FormContext, FormErrors>();

/**
 * The errors that the user sees: broken rules of touched fields, and the server's errors. Every field calls this after
 * every keystroke, so the result is memoized by context.
 */
export function visibleErrors(context: FormContext): FormErrors {
  const known = memoized.get(context);
  if (known) return known;
  const { validate, values, base, mode, touched, serverErrors } = context;
  const invalid = touched.length === 0 ? [] : Object.entries(validate(values, base, mode));
  const shown = invalid.filter(([path]) => touched.includes(path));
  const errors = shown.length === 0 ? serverErrors : { ...serverErrors, ...Object.fromEntries(shown) };
  memoized.set(context, errors);
  return errors;
}

/** Groups the server's errors by path. The first error of a path counts. Errors without a field of the form are `rest`. */
export function mapFieldErrors(values: FormValues, errors: readonly FieldError[]): MappedErrors {
  const byPath: Record<string, string> = {};
  const rest: FieldError[] = [];
  for (const error of errors) {
    const parts = parsePath(error.path);
    if (parts[0] === undefined || !Object.hasOwn(values, parts[0])) rest.push(error);
    else byPath[formatPath(parts)] ??= error.msg;
  }
  return { byPath, rest };
}

/** The errors that remain after the value at `path` changed; the same object if all remain. */
export function withoutErrorsAt(errors: FormErrors, path: string): FormErrors {
  const removed = Object.keys(errors).filter((other) => isRelated(other, path));
  if (removed.length === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([other]) => !removed.includes(other)));
}

/** The touched paths that remain after the value at `path` changed. Rows below it may be different rows now. */
export function withoutPathsBelow(touched: readonly string[], path: string): readonly string[] {
  return touched.filter((other) => other === path || !isRelated(other, path) || other.length < path.length);
}

/** `touched` with `more` added, without duplicates. */
export function withPaths(touched: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...touched, ...more])];
}
