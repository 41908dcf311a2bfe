/** The names that follow from a declaration's path, label and record. */
export interface Names {
  /** File name without its ending: `prize-pools`. */
  readonly file: string;
  /** `PrizePool`: of schemas and operations. */
  readonly one: string;
  /** `PrizePools`: of the list's operation and the tag. */
  readonly many: string;
  /** `prizePools`: of the table in the code. */
  readonly table: string;
  /** `prize_pools`: of the table in the database. */
  readonly sqlTable: string;
  /** `prizePoolsEntity`: of the declaration where it is imported. */
  readonly entity: string;
}

interface Named {
  readonly path: string;
  readonly label: string;
  readonly record: string;
}

export function namesOf({ path, label, record }: Named): Names {
  const [one, many] = [pascal(record), pascal(label)];
  const table = `${many.charAt(0).toLowerCase()}${many.slice(1)}`;
  const file = kebab(path);
  return { file, one, many, table, sqlTable: kebab(table).replaceAll('-', '_'), entity: `${path}Entity` };
}

/** `prizePools` as `prize-pools`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `prizePools` as `Prize Pools`. */
export function words(name: string): string {
  const spaced = name.replace(/_/g, ' ').replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  return spaced
    .split(' ')
    .map((word) => (/^(url|id)$/i.test(word) ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join(' ');
}

/** `Prize Pools` as `Prize Pool`. */
export function singular(label: string): string {
  return label.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');
}
