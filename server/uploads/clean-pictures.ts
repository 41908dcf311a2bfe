import type { Db } from '#server/db/db.ts';
import { mentionsByTable, replaceMentions } from '#server/trash/picture-mentions.ts';
import { isPictureMentioned } from '#server/trash/picture-use.ts';
import { cleanPicture } from './clean-picture.ts';
import { releasePictures, removeUnused, storePictures } from './hold-pictures.ts';
import { extensionOfUpload, uploadName } from './upload-name.ts';
import { bytesOf, type UploadStore } from './upload-store.ts';

interface Stores {
  readonly db: Db;
  readonly uploads: UploadStore;
}

interface Options {
  /** Changes nothing. */
  readonly isDryRun: boolean;
  /** Called after each picture. */
  readonly onPicture?: (done: number) => void;
}

interface CleanedPictures {
  /** Pictures that had no metadata. */
  readonly clean: number;
  /** Pictures whose metadata was removed, or would be. */
  readonly cleaned: number;
  /** Names of pictures that cannot be decoded. They stay. */
  readonly damaged: readonly string[];
}

/**
 * Removes the metadata of stored pictures. The name of a picture is the hash of its content, so rows get the new names. After
 * each picture the store and the rows agree, so that an interrupted run can be repeated.
 */
export async function cleanPictures(
  { db, uploads }: Stores,
  { isDryRun, onPicture }: Options,
): Promise<CleanedPictures> {
  const mentions = await mentionsByTable(db);
  const written = new Set<string>();
  const damaged: string[] = [];
  let [clean, cleaned] = [0, 0];
  for await (const page of uploads.list()) {
    for (const { name } of page) {
      const upload = written.has(name) ? undefined : await uploads.get(name);
      const extension = extensionOfUpload(name);
      // One that this run has written, or that a server has removed meanwhile.
      if (upload === undefined || extension === undefined) continue;
      const bytes = await bytesOf(upload);
      const stripped = await cleanPicture(bytes);
      const newName = stripped && uploadName(stripped, extension);
      if (stripped === undefined || newName === undefined) damaged.push(name);
      else if (newName === name) clean += 1;
      else {
        cleaned += 1;
        written.add(newName);
        if (!isDryRun) await replacePicture(name, { name: newName, bytes: stripped });
      }
      onPicture?.(clean + cleaned + damaged.length);
    }
  }
  return { clean, cleaned, damaged };

  async function replacePicture(name: string, picture: Parameters<typeof storePictures>[1][number]): Promise<void> {
    const tables = [...mentions].filter(([, names]) => names.has(name)).map(([table]) => table);
    const holds = await storePictures({ db, uploads }, [picture]);
    await db.transaction(async (tx) => {
      for (const table of tables) await replaceMentions(tx, table, { from: name, to: picture.name });
      await releasePictures(tx, holds);
    });
    await removeUnused(db, uploads, { name, isUsed: (tx) => isPictureMentioned(tx, name) });
  }
}
