import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exitWith } from './exit-with.ts';
import { openStorage } from './open-storage.ts';
import { readSettings } from './settings.ts';
import { exportData } from './transfer/export-data.ts';
import { writeExport } from './transfer/export-file.ts';
import { UserError } from './user-error.ts';

const usage = `Writes everything in the database and the pictures that DATA_DIR, DATABASE_URL and S3_BUCKET name to a file.

  npm run export-data -- FILE

The embedded database is read while its server is stopped, PostgreSQL at any time. The file holds passwords' hashes and
keys as the database does: keep it as you keep that.`;

try {
  const [file] = process.argv.slice(2);
  if (file === undefined || file === '--help') console.log(usage);
  else await exportTo(resolve(file));
} catch (error) {
  exitWith(error);
}

async function exportTo(file: string): Promise<void> {
  const isTaken = await access(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new UserError(`${file} is there already`);
  const storage = await openStorage(readSettings(process.env));
  try {
    const { rows, pictures, missing } = await writeExport(file, (write) => exportData(storage, write));
    console.log(`${file}: ${rows} rows, ${pictures} pictures.`);
    for (const name of missing) console.error(`The picture ${name} is named by a row and is not in the store.`);
  } finally {
    await storage.close();
  }
}
