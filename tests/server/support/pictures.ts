import { pngOf } from './png-of.ts';

/** The smallest pictures of sharp. */
const encoded = {
  jpg: '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIoBI7//2Q==',
  webp: 'UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoCAAIAAUAmJYgCdLoAA5gA/vcNb9qbFVPO79CjZRL5gAAA',
} as const;

/** A picture without metadata. A PNG has exactly this size; in the others, what they lack of it follows their end. */
export function pictureFile(kind: 'png' | keyof typeof encoded, { bytes = 0, name = 'picture' } = {}): File {
  const content = kind === 'png' ? pngOf(bytes || 100) : padded(Buffer.from(encoded[kind], 'base64'), bytes);
  return new File([content], name, { type: 'application/x-says-nothing' });
}

function padded(picture: Buffer, bytes: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(Math.max(bytes, picture.length));
  content.set(picture);
  return content;
}
