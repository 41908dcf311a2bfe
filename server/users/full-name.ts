interface Names {
  readonly name: string | null;
  readonly first_name: string;
  readonly last_name: string;
}

/** The name of a user as lists show it (see `userRows`). */
export function fullName({ name, first_name, last_name }: Names): string {
  return name === null || name === '' ? `${first_name} ${last_name}` : name;
}
