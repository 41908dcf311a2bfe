import type { LoginContext, LoginErrors, LoginField } from './types.ts';

/** In the order of the form. */
export const LOGIN_FIELDS: readonly LoginField[] = ['username', 'password'];

/** The first invalid field, whether its error is shown or not. */
export function firstError({ values, validate }: Pick<LoginContext, 'values' | 'validate'>): LoginField | null {
  const errors = validate(values);
  return LOGIN_FIELDS.find((name) => errors[name] !== undefined) ?? null;
}

/** The errors that the user sees. An error disappears as soon as the value is valid. */
export function visibleErrors({ values, validate, shown }: LoginContext): LoginErrors {
  const errors = validate(values);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => shown.some((field) => field === name)));
}
