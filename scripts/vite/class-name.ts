import { basename } from 'node:path';

const owners = new Map<string, string>();

/**
 * What a class of a CSS module is called in the page: `pager-button`, for `.button` in `pager.module.css`. Readable in
 * the inspector, and a sixth smaller in the style sheet than names with a hash. It holds as long as no two style sheets
 * have the same name, which is checked.
 */
export function className(name: string, file: string): string {
  const sheet = basename(file).replace(/\.module\.css.*$/, '');
  const owner = owners.get(sheet) ?? file;
  if (owner !== file) throw new Error(`${owner} and ${file} would share their class names. Rename one of them.`);
  owners.set(sheet, file);
  return `${sheet}-${name}`;
}
