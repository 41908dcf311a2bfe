import type { FieldError } from '#machines/result.ts';
import { formatPath, isRelated, parsePath } from './path.ts';
import type { FormContext, FormErrors, FormValues, MappedErrors } from './types.ts';

type Validated = Pick<FormContext, 'values' | 'base' | 'validate' | 'mode'>;

/** Paths that break a rule, shown or not, in the order of the form. */
export function brokenPaths({ values, base, validate, mode }: Validated): readonly string[] {
  return Object.keys(validate(values, base, mode));
}

const visible = new WeakMap<FormContext, FormErrors>();

/**
 * What the person is shown: the rules broken where they have been, and the server's complaints. Every field asks, after
 * every key: it is worked out once for a context.
 */
export function visibleErrors(context: FormContext): FormErrors {
  const known = visible.get(context);
  if (known) return known;
  const { validate, values, base, mode, touched, serverErrors } = context;
  const broken = touched.length === 0 ? [] : Object.entries(validate(values, base, mode));
  const shown = broken.filter(([path]) => touched.includes(path));
  const errors = shown.length === 0 ? serverErrors : { ...serverErrors, ...Object.fromEntries(shown) };
  visible.set(context, errors);
  return errors;
}

/** Sorts the server's complaints: those with a path the form has go to it (the first one counts), the rest stay. */
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

/** The complaints left once the value at `path` has been changed; the same object where all of them are. */
export function withoutErrorsAt(errors: FormErrors, path: string): FormErrors {
  const gone = Object.keys(errors).filter((other) => isRelated(other, path));
  if (gone.length === 0) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([other]) => !gone.includes(other)));
}

/** The touched paths left once the value at `path` has been changed: rows below it may be others now. */
export function withoutPathsBelow(touched: readonly string[], path: string): readonly string[] {
  return touched.filter((other) => other === path || !isRelated(other, path) || other.length < path.length);
}

/** `touched` with more paths, each once. */
export function withPaths(touched: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...touched, ...more])];
}
