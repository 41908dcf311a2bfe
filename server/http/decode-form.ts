import { Refusal } from './refusal.ts';

/** A decoded body: text, files, and rows of them. */
export type Decoded = string | Blob | Decoded[] | { [name: string]: Decoded };

/** More than any list may have, so that the rules get to tell of a list that is too long. */
const maxRows = 2000;
const bracketed = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * multipart fields as the object that JSON would have carried: `pointTable[0][team_id]` becomes
 * `{ pointTable: [{ team_id }] }`, and a name sent several times, or as `name[]`, becomes a list. `name[]` with an
 * empty text is the list without rows.
 */
export function decodeForm(form: FormData): { [name: string]: Decoded } {
  const root: { [name: string]: Decoded } = {};
  for (const [key, value] of form.entries()) {
    const path = pathOf(key);
    // A form cannot send a list without rows: `name[]` with an empty text stands for it.
    if (path.at(-1) === '' && value === '') place(root, path.slice(0, -1), key, []);
    else place(root, path, key, value);
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

function place(
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
