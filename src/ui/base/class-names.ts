/** Joins the class names that apply: `classNames(css['root'], busy && css['busy'])`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
