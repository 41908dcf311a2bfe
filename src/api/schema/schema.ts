/** Holds an answer against its shape and hands out what is used of it. Every zod schema is one. */
export interface Schema<T> {
  readonly safeParse: (answer: unknown) => { readonly success: true; readonly data: T } | { readonly success: false };
}

/**
 * A schema of one function, which reads what has the shape and is undefined for what has not. Every screen needs the few
 * shapes that all entities answer with; made so, they do not bring zod to the first list.
 */
export function schemaOf<T>(read: (answer: unknown) => T | undefined): Schema<T> {
  return {
    safeParse: (answer) => {
      const data = read(answer);
      return data === undefined ? { success: false } : { success: true, data };
    },
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that servers leave out, or send as null, when there is none: read as ''. */
export function readText(value: unknown): string | undefined {
  const text = value ?? '';
  return typeof text === 'string' ? text : undefined;
}

/** A number, which some servers send as text. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** A list in which every item has its shape. */
export function readEach<T>(value: unknown, read: (item: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read);
  return items.every((item) => item !== undefined) ? items : undefined;
}
