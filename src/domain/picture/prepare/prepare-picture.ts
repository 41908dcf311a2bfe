import { imageExtension, imageTypes, type PictureProblem } from '#domain/image-type.ts';
import { pictureMaxBytes } from '#domain/limits.ts';
import { stripMetadata } from '#domain/picture/strip-metadata.ts';
import { largestSide, redraw } from './redraw.ts';

type PreparedPicture = { readonly file: File } | { readonly problem: PictureProblem };

const known = new WeakMap<Blob, Promise<PreparedPicture>>();

/**
 * The file that is sent for a chosen picture: decoded by the browser, upright, with sides of at most `largestSide`, and
 * without metadata. Its pixels are encoded again only if they have to change. A picture is prepared once; a prepared one is
 * returned as it is.
 */
export function preparePicture(chosen: Blob): Promise<PreparedPicture> {
  const preparing = known.get(chosen) ?? prepare(chosen);
  known.set(chosen, preparing);
  void preparing.then((result) => 'file' in result && known.set(result.file, preparing));
  return preparing;
}

/** Whether the first bytes are those of a picture. */
export async function hasPictureType(chosen: Blob): Promise<boolean> {
  return imageExtension(await read(chosen.slice(0, 12))) !== undefined;
}

/** Empty if the file was deleted after it was chosen. */
async function read(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
}

async function prepare(chosen: Blob): Promise<PreparedPicture> {
  const bytes = await read(chosen);
  const extension = imageExtension(bytes);
  if (extension === undefined) return { problem: 'type' };
  // A file's own type follows from its name.
  const type = imageTypes[extension];
  const stripped = stripMetadata(bytes);
  const image = stripped && (await createImageBitmap(chosen).catch(() => undefined));
  if (stripped === undefined || image === undefined) return { problem: 'damaged' };
  const { orientation, hasOwnColors, isAnimated } = stripped;
  const isShownAsStored = orientation === 1 && !hasOwnColors && Math.max(image.width, image.height) <= largestSide;
  const plain = isFitting(stripped.bytes) && (isAnimated || isShownAsStored) ? stripped.bytes : undefined;
  const drawn = plain ?? (isAnimated ? undefined : await redraw(image, type).catch(() => undefined));
  image.close();
  // Some private modes return noise for a drawn picture. The server then turns the picture and removes its metadata.
  const sent = drawn ?? (isFitting(bytes) ? bytes : undefined);
  if (sent === undefined) return { problem: 'size' };
  const name = chosen instanceof File ? chosen.name : 'picture';
  return { file: new File([sent], name, { type: sent instanceof Blob ? sent.type : type }) };
}

const isFitting = ({ byteLength }: { readonly byteLength: number }) => byteLength <= pictureMaxBytes;
