import { isSecretName, isSecretText } from './secret-names.ts';

/** Replaces what is never recorded. */
export const LEFT_OUT = '(left out)';

/** Longer texts, lists and nests are cut: a recording shows what a machine decides by, not the content of a file. */
const longest = { text: 2000, list: 200, depth: 12 };

/** Members whose text can be the name of the value beside them, as in `{ name: 'password', value: 'x' }`. */
const naming = ['name', 'key', 'field', 'path', 'id', 'label', 'property', 'param'];
/** Members beside such a name that are never the value. */
const harmless = [...naming, 'type', 'kind', 'actorId'];

/** A secret that is at least this long is also replaced where it appears under another name. */
const shortestKnown = 6;
const mostKnown = 500;

/**
 * Copies values as JSON, without passwords, tokens, codes, secrets, pictures and files: it replaces members by their name,
 * values by their type or form, and every text that contains a secret that it has seen before. Functions are dropped. A
 * name beside an empty value, true, false or null is no secret.
 */
export class Redactor {
  readonly #known = new Set<string>();

  /** @returns a value for JSON; undefined for functions and other values that JSON does not have. */
  redact(value: unknown, name = ''): unknown {
    this.#learn(value, name, new Set());
    return this.#copy(value, name, []);
  }

  /** Remembers the secrets first, so that they are also replaced where they appear before their name. */
  #learn(value: unknown, name: string, seen: Set<object>): void {
    if (isSecretName(name)) this.#remember(value, new Set());
    if (typeof value !== 'object' || value === null || seen.has(value) || seen.size > 20_000) return;
    seen.add(value);
    const isNamed = namesSecret(value);
    for (const [key, inner] of membersOf(value)) {
      if (isNamed && !harmless.includes(key)) this.#remember(inner, new Set());
      this.#learn(inner, key, seen);
    }
  }

  #remember(value: unknown, seen: Set<object>): void {
    if (typeof value === 'object' && value !== null && !seen.has(value) && seen.size < 1000) {
      seen.add(value);
      for (const [, inner] of membersOf(value)) this.#remember(inner, seen);
      return;
    }
    if (typeof value !== 'string' && typeof value !== 'number') return;
    const text = String(value);
    if (text.length < shortestKnown || text === LEFT_OUT) return;
    // The API's contract sends passwords as base64.
    for (const form of [text, base64Of(text), percentOf(text)]) this.#known.add(form);
    for (const oldest of this.#known) {
      if (this.#known.size <= mostKnown) break;
      this.#known.delete(oldest);
    }
  }

  #copy(value: unknown, name: string, outer: readonly object[]): unknown {
    if (value === null || typeof value === 'boolean' || value === '') return value;
    if (isSecretName(name) && typeof value !== 'function' && value !== undefined) return LEFT_OUT;
    switch (typeof value) {
      case 'string':
        return this.#text(value, name);
      case 'number':
        if (!Number.isFinite(value)) return undefined;
        return this.#known.has(String(value)) ? LEFT_OUT : value;
      case 'bigint':
        return this.#text(String(value), name);
      case 'object':
        return outer.includes(value) || outer.length >= longest.depth ? LEFT_OUT : this.#object(value, outer);
      default:
        return undefined;
    }
  }

  #text(text: string, name: string): string {
    // The type of an event is a constant of its machine.
    if (name === 'type' && text.length < 200) return text;
    if (isSecretText(text) || this.#isKnown(text)) return LEFT_OUT;
    return text.length > longest.text ? `${text.slice(0, longest.text)}…` : text;
  }

  #isKnown(text: string): boolean {
    return text.length >= shortestKnown && [...this.#known].some((secret) => text.includes(secret));
  }

  #object(value: object, outer: readonly object[]): unknown {
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
    if (isActor(value)) return `actor ${value.id}`;
    if (!isOpen(value)) return LEFT_OUT;
    const members = membersOf(value);
    if (isBytes(members)) return LEFT_OUT;
    const inside = [...outer, value];
    const isNamed = namesSecret(value);
    const copies = members
      .slice(0, Array.isArray(value) || value instanceof Set ? longest.list : members.length)
      .map(([key, inner]) => {
        const isValue = isNamed && !harmless.includes(key) && inner !== undefined && typeof inner !== 'function';
        return [key, isValue && !isPlain(inner) ? LEFT_OUT : this.#copy(inner, key, inside)] as const;
      });
    if (Array.isArray(value) || value instanceof Set) return copies.map(([, copy]) => copy ?? null);
    const named = copies.filter(([, copy]) => copy !== undefined);
    return Object.fromEntries(named.map(([key, copy]) => [this.#isKnown(key) ? LEFT_OUT : key, copy]));
  }
}

const isPlain = (value: unknown) => value === null || typeof value === 'boolean' || value === '';

/** Whether a text beside the value names it as a secret: `{ name: 'otp', value: … }` or the pair `['otp', …]`. */
function namesSecret(value: object): boolean {
  if (Array.isArray(value)) return value.length === 2 && typeof value[0] === 'string' && isSecretName(value[0]);
  return membersOf(value).some(
    ([key, inner]) => naming.includes(key) && typeof inner === 'string' && isSecretName(inner),
  );
}

function membersOf(value: object): readonly (readonly [string, unknown])[] {
  if (value instanceof Map) return [...value].map(([key, inner]) => [String(key), inner] as const);
  if (value instanceof Set) return [...value].map((inner, at) => [String(at), inner] as const);
  if (!isOpen(value)) return [];
  const names = Object.keys(value);
  const all = value instanceof Error ? [...new Set(['name', 'message', 'cause', 'errors', ...names])] : names;
  return all.map((key) => [key, memberOf(value, key)] as const);
}

function memberOf(value: object, key: string): unknown {
  try {
    return (value as Readonly<Record<string, unknown>>)[key];
  } catch {
    return LEFT_OUT;
  }
}

/** Plain objects and lists. Files, bytes, canvases, streams and instances of other classes are closed. */
function isOpen(value: object): boolean {
  if (Array.isArray(value) || value instanceof Map || value instanceof Set || value instanceof Error) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Bytes as a list or as an object with indexes, as JSON makes one of a typed array. */
function isBytes(members: readonly (readonly [string, unknown])[]): boolean {
  const isByte = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 256;
  return members.length >= 64 && members.every(([key, inner]) => /^\d+$/.test(key) && isByte(inner));
}

function isActor(value: object): value is { readonly id: string } {
  return 'sessionId' in value && 'getSnapshot' in value;
}

function percentOf(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Half of a surrogate pair.
    return text;
  }
}

function base64Of(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text.slice(0, longest.text))));
}
