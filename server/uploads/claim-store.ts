import { sharedSecret } from '#server/auth/shared-secret.ts';
import { UserError } from '#server/cli/user-error.ts';
import type { Db } from '#server/db/db.ts';
import { installation } from '#server/db/schema/housekeeping.ts';
import { mentionsByTable } from '#server/trash/picture-mentions.ts';
import type { ListedUpload, UploadStore } from './upload-store.ts';

interface Claim {
  /** For messages: `the bucket pictures`. */
  readonly place: string;
  /** Whether nothing but this database can use the store: both are in one data folder. */
  readonly isOwn?: boolean;
}

/** The name under which the database has the id of its installation. It moves with the database. */
const idName = 'installation-id';

/**
 * Marks a store as the one of this installation. A server removes pictures that its database does not name, so two
 * installations on one store would remove each other's.
 *
 * @throws UserError when another installation has marked it, or when it has no mark and pictures that this database does not
 * name.
 */
export async function claimStore(db: Db, store: UploadStore, { place, isOwn = false }: Claim): Promise<void> {
  const owner = ownerIn(await store.readMarker());
  // A snapshot of the time before stores had a mark.
  if (isOwn && owner !== undefined)
    await db.insert(installation).values({ name: idName, value: owner }).onConflictDoNothing();
  const id = await sharedSecret(db, idName);
  if (owner !== undefined && owner !== id) throw foreign(place);
  if (owner === undefined && !isOwn && !(await isEmpty(store)) && !(await isMentioned(db, store)))
    throw unmarked(place);
  await markStore(db, store);
  // Another installation may have marked the same empty store at the same time.
  if (ownerIn(await store.readMarker()) !== id) throw foreign(place);
}

/** Marks a store as the one of this installation, also if another one has marked it. */
export async function markStore(db: Db, store: UploadStore): Promise<void> {
  await store.writeMarker(`The pictures of Matchdesk\ninstallation ${await sharedSecret(db, idName)}\n`);
}

/** Undefined for a marker without an id, as earlier versions wrote it. */
function ownerIn(marker: string | undefined): string | undefined {
  return marker === undefined ? undefined : /^installation (\S+)$/m.exec(marker)?.[1];
}

async function isEmpty(store: UploadStore): Promise<boolean> {
  for await (const page of store.list()) if (page.length > 0) return false;
  return true;
}

async function isMentioned(db: Db, store: UploadStore): Promise<boolean> {
  const mentions = [...(await mentionsByTable(db)).values()];
  const isNamed = ({ name }: ListedUpload) => mentions.some((names) => names.has(name));
  for await (const page of store.list()) if (page.some(isNamed)) return true;
  return false;
}

const adopt =
  'If the pictures are those of this database, for example after its restore from an old backup, run "npm run adopt-pictures".';

function foreign(place: string): UserError {
  return new UserError(
    `The pictures in ${place} belong to another installation. Each removes pictures that its own database does not name, so they cannot share them. Set S3_PREFIX, S3_BUCKET or DATA_DIR to a place of its own. ${adopt}`,
  );
}

function unmarked(place: string): UserError {
  return new UserError(
    `There are pictures in ${place}, and this database names none of them. Set S3_PREFIX, S3_BUCKET or DATA_DIR to an empty place. ${adopt}`,
  );
}
