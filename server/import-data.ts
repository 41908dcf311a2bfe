import { resolve } from 'node:path';
import { exitWith } from '#server/cli/exit-with.ts';
import type { Db } from '#server/db/db.ts';
import { analyzeAll } from '#server/seed/seed.ts';
import { claimStorage, openStorage } from '#server/storage/open-storage.ts';
import { readSettings } from './settings.ts';
import { readExport } from './transfer/export-file.ts';
import { importData } from './transfer/import-data.ts';

const usage = `Imports a file of "npm run export-data" into an empty database and the picture store.

  npm run import-data -- FILE

DATA_DIR, DATABASE_URL and S3_BUCKET name the target. The command imports all rows or none.`;

try {
  const [file] = process.argv.slice(2);
  if (file === undefined || file === '--help') console.log(usage);
  else await importFrom(resolve(file));
} catch (error) {
  exitWith(error);
}

async function importFrom(file: string): Promise<void> {
  const settings = readSettings(process.env);
  // The id of the installation is in the export.
  const storage = await openStorage(settings, { retries: false, mark: async () => undefined });
  try {
    const { uploads } = storage;
    const claim = (db: Db) => claimStorage({ db, uploads }, settings);
    const { rows, pictures } = await importData({ ...storage, claim }, readExport(file));
    // Without statistics PostgreSQL plans the first queries for empty tables.
    await storage.db.execute(analyzeAll);
    console.log(`Imported ${rows} rows and ${pictures} pictures.`);
  } finally {
    await storage.close();
  }
}
