/** Files of the embedded database are missing, shortened or contradictory. The message says which, without advice. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
}

/** The files are those of another PostgreSQL. */
export class OtherPostgres extends Error {
  override readonly name = 'OtherPostgres';
}
