import { decodeText } from '#domain/import/decode-text.ts';
import { failures, otherFormat, ReadError, type ReadFailure } from './failure.ts';
import { maxFileBytes } from './limits.ts';
import type { OnProgress, Sheet } from './sheet.ts';

/** A file, or what the user pasted. Failures and the sheet of a text have its `name`. */
export interface Source {
  readonly name: string;
  readonly content: Blob | string;
}

export type ReadResult =
  /** Several sheets also if one can be read in several ways; the likeliest is first. */
  | { readonly kind: 'ok'; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'failed'; readonly failure: ReadFailure };

/** Reads the sheets of a source. Does not throw for any content. The content decides the format, not the name. */
export async function readSource(source: Source, onProgress: OnProgress = () => undefined): Promise<ReadResult> {
  try {
    const sheets = await sheetsIn(source, onProgress);
    if (sheets.every(({ rows }) => rows.length === 0)) throw new ReadError(failures.empty);
    return { kind: 'ok', sheets };
  } catch (error) {
    return { kind: 'failed', failure: error instanceof ReadError ? error.failure : failures.damaged };
  }
}

async function sheetsIn({ name, content }: Source, onProgress: OnProgress): Promise<readonly Sheet[]> {
  if ((typeof content === 'string' ? content.length : content.size) > maxFileBytes)
    throw new ReadError(failures.tooLarge);
  if (typeof content === 'string') {
    const { readPaste } = await import('./read-text.ts');
    return [readPaste(content, name)];
  }
  const bytes = await bytesOf(content);
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const { readXlsx } = await import('./read-xlsx.ts');
    return await readXlsx(bytes, onProgress);
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new ReadError(failureOfCompoundFile(bytes));

  const texts = decodeText(bytes).filter(({ text }) => isTable(text));
  if (texts.length === 0) throw new ReadError(failures.notSpreadsheet);
  const { readText } = await import('./read-text.ts');
  return texts.map(({ text, encoding }) => {
    const sheet = readText(text, { name, onProgress });
    return texts.length > 1 ? { ...sheet, encoding } : sheet;
  });
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new ReadError(failures.notReadable, { cause });
  }
}

/** Older formats of Microsoft, and encrypted files. The names of their parts are UTF-16. */
function failureOfCompoundFile(bytes: Uint8Array): ReadFailure {
  const text = new TextDecoder('utf-16le').decode(bytes);
  if (text.includes('EncryptedPackage')) return failures.encrypted;
  return /Workbook|Book/.test(text) ? otherFormat('XLS') : failures.notSpreadsheet;
}

/** How much of a text is looked at to tell a table from binary data, in characters. */
const sampleLength = 4096;

/** Not binary data, and not a web page, which some programs save with the name of a spreadsheet. */
function isTable(text: string): boolean {
  const sample = text.slice(0, sampleLength);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: binary data contains them, text does not.
  const binary = sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return (
    binary * 50 <= sample.length && !/^\s*(?:<(?:!doctype|html|head|body|table|\?xml)|%PDF-|\{\\rtf)/i.test(sample)
  );
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}
