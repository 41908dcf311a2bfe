import { sql } from 'drizzle-orm';
import { openFolder } from '#server/storage/folder/open-folder.ts';

// Opens each folder that its parent names, and sends what it found: the number of rows, or the error.
process.on('message', (folder: string) => {
  void attempt(folder).then((result) => process.send?.(result));
});

async function attempt(folder: string): Promise<string> {
  try {
    const { db, close } = await openFolder(folder);
    const { rows } = (await db.execute(sql`select (select count(*) from teams) || ' teams' as found`)) as {
      rows: [{ found: string }];
    };
    await close();
    return rows[0].found;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}
