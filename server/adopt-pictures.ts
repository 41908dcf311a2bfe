import { exitWith } from '#server/cli/exit-with.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { readSettings } from './settings.ts';
import { markStore } from './uploads/claim-store.ts';

const usage = `Marks the pictures at DATA_DIR or S3_BUCKET as those of this database.

  npm run adopt-pictures

A server removes pictures that its database does not name. Do not run this while another installation uses them.`;

try {
  if (process.argv.length > 2) console.log(usage);
  else await adopt();
} catch (error) {
  exitWith(error);
}

async function adopt(): Promise<void> {
  const storage = await openStorage(readSettings(process.env), {
    retries: false,
    mark: ({ db, uploads }) => markStore(db, uploads),
  });
  await storage.close();
  console.log('The pictures belong to this database now.');
}
