import type { FieldError } from '#machines/result.ts';

/** Messages by field; a field without an error is absent. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Which field of a form each path of the server's complaints belongs to: `{ currentpassword: 'oldpassword' }`. */
export type FieldPaths<Name extends string> = Readonly<Record<string, Name>>;

/** The first of `names` that has an error. */
export function firstWrong<Name extends string>(names: readonly Name[], errors: FieldErrors<Name>): Name | null {
  return names.find((name) => errors[name] !== undefined) ?? null;
}

/** The errors of `names` alone. */
export function errorsAmong<Name extends string>(names: readonly Name[], errors: FieldErrors<Name>): FieldErrors<Name> {
  const kept: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const message = errors[name];
    if (message !== undefined) kept[name] = message;
  }
  return kept;
}

/** `names` with one more, each once. */
export function withName<Name extends string>(names: readonly Name[], name: Name): readonly Name[] {
  return names.includes(name) ? names : [...names, name];
}

/** `errors` without the one of a field that has been changed. */
export function withoutErrorOf<Name extends string>(errors: FieldErrors<Name>, name: Name): FieldErrors<Name> {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name)) as FieldErrors<Name>;
}

/**
 * Sorts the server's complaints: those whose path belongs to a field go to it (the first one counts), what the others
 * say stays.
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
