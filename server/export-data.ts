import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { exitWith } from '#server/cli/exit-with.ts';
import { UserError } from '#server/cli/user-error.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { readSettings } from './settings.ts';
import { exportData } from './transfer/export-data.ts';
import { writeExport } from './transfer/export-file.ts';

const usage = `Exports the database and the pictures at DATA_DIR, DATABASE_URL and S3_BUCKET to a file.

  npm run export-data -- FILE

Stop the server before you export the embedded database. You can export PostgreSQL at any time.
The file holds password hashes and keys. Protect it like the database.`;

try {
  const [file] = process.argv.slice(2);
  if (file === undefined || file === '--help') console.log(usage);
  else await exportTo(resolve(file));
} catch (error) {
  exitWith(error);
}

async function exportTo(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new UserError(`${file} exists already. Choose another name, or remove the file.`);
  const storage = await openStorage(readSettings(process.env), { retries: false });
  try {
    const { rows, pictures, missing } = await writeExport(file, (write) => exportData(storage, write));
    console.log(`Exported ${rows} rows and ${pictures} pictures to ${file}.`);
    for (const name of missing)
      console.error(`The picture ${name} is missing in the picture store. A row refers to it.`);
  } finally {
    await storage.close();
  }
}
