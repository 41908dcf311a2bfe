import { Refusal } from './refusal.ts';

/** A member of a decoded body: text, a file, or a list or object of them. */
export type Decoded = string | Blob | Decoded[] | { [name: string]: Decoded };

/** More rows than any rule allows, so that the rules report a list that is too long. */
const maxRows = 2000;
const bracketed = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Converts multipart fields to the object that JSON would contain. `pointTable[0][team_id]` becomes
 * `{ pointTable: [{ team_id }] }`. A name that is sent several times, or as `name[]`, becomes a list. `name[]` with an
 * empty text is the empty list.
 *
 * @throws Refusal 400 for a name that cannot be parsed.
 */
export function decodeForm(form: FormData): { [name: string]: Decoded } {
  const root: { [name: string]: Decoded } = {};
  for (const [key, value] of form.entries()) {
    const path = pathOf(key);
    // A form cannot contain an empty list. The client sends `name[]` with an empty text instead.
    if (path.at(-1) === '' && value === '') assign(root, path.slice(0, -1), key, []);
    else assign(root, path, key, value);
  }
  return root;
}

function pathOf(key: string): readonly string[] {
  const match = bracketed.exec(key);
  const path = match === null ? [key] : [match[1] ?? '', ...(match[2] ?? '').split(/[[\]]+/).slice(1, -1)];
  const list = key.endsWith('[]') ? [...path, ''] : path;
  if (list.some((part) => part === '__proto__') || list.length > 6) throw malformed(key);
  return list;
}

function assign(
  root: { [name: string]: Decoded },
  path: readonly string[],
  key: string,
  value: string | Blob | [],
): void {
  let parent: Decoded[] | { [name: string]: Decoded } = root;
  for (const [at, part] of path.entries()) {
    const next = path[at + 1];
    const present = read(parent, part, key);
    if (next === undefined) {
      write(parent, part, present === undefined ? value : [present, value].flat());
      return;
    }
    if (typeof present === 'string' || present instanceof Blob) throw malformed(key);
    const child: Decoded[] | { [name: string]: Decoded } = present ?? (/^\d*$/.test(next) ? [] : {});
    if (present === undefined) write(parent, part, child);
    parent = child;
  }
}

function read(parent: Decoded[] | { [name: string]: Decoded }, part: string, key: string): Decoded | undefined {
  if (!Array.isArray(parent)) return Object.hasOwn(parent, part) ? parent[part] : undefined;
  if (!/^\d{0,4}$/.test(part) || Number(part) >= maxRows || parent.length >= maxRows) throw malformed(key);
  return part === '' ? undefined : parent[Number(part)];
}

function write(parent: Decoded[] | { [name: string]: Decoded }, part: string, value: Decoded): void {
  if (!Array.isArray(parent)) parent[part] = value;
  else if (part === '') parent.push(value);
  else parent[Number(part)] = value;
}

function malformed(key: string): Refusal {
  const msg = 'The name of the field cannot be read';
  return new Refusal(400, msg, { errors: [{ path: key.slice(0, 100), msg }] });
}
