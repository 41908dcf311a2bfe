const fields = ':is(input:not([type=hidden]), select, textarea):not(:disabled)';

/** The first field in a dialog or a form. */
export function firstField(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>(fields);
}
