import { exitWith } from '#server/cli/exit-with.ts';
import { openStorage } from '#server/storage/open-storage.ts';
import { readSettings } from './settings.ts';
import { cleanPictures } from './uploads/clean-pictures.ts';

const usage = `Removes position, author and other metadata from the stored pictures at DATA_DIR or S3_BUCKET.

  npm run clean-pictures
  npm run clean-pictures -- --dry-run     only counts

Stop the server before you clean the pictures of an embedded database. With PostgreSQL it may run.
An interrupted run can be repeated. Snapshots and backups still name the former pictures.`;

const progressEvery = 100;

try {
  const [option] = process.argv.slice(2);
  if (option === undefined || option === '--dry-run') await clean({ isDryRun: option !== undefined });
  else console.log(usage);
} catch (error) {
  exitWith(error);
}

async function clean({ isDryRun }: { readonly isDryRun: boolean }): Promise<void> {
  const storage = await openStorage(readSettings(process.env), { retries: false });
  try {
    const { clean, cleaned, damaged } = await cleanPictures(storage, {
      isDryRun,
      onPicture: (done) => done % progressEvery === 0 && console.log(`${done} pictures`),
    });
    console.log(`${cleaned} pictures ${isDryRun ? 'have' : 'had'} metadata, ${clean} have none.`);
    if (isDryRun) console.log('Nothing was changed.');
    if (damaged.length > 0) console.log(`${damaged.length} cannot be decoded and stay. Replace them in the app:`);
    for (const name of damaged) console.log(name);
  } finally {
    await storage.close();
  }
}
