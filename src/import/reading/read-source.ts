import { decodeText } from '#domain/import/decode-text.ts';
import { ReadError, type ReadFailure } from './failure.ts';
import { maxFileBytes } from './limits.ts';
import type { OnProgress, Reading } from './sheet.ts';

/** What is read: a file, or what the user pasted. Failures and the sheet of a text have its `name`. */
export type Source =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'paste'; readonly name: string; readonly text: string };

export type ReadResult =
  | { readonly kind: 'ok'; readonly reading: Reading }
  | { readonly kind: 'failed'; readonly failure: ReadFailure };

/** Reads the sheets of a source. Does not throw for any content. The content decides the format, not the name. */
export async function readSource(source: Source, onProgress: OnProgress = () => undefined): Promise<ReadResult> {
  try {
    const reading = source.kind === 'file' ? await readFile(source, onProgress) : await readPasted(source);
    if (reading.sheets.every(({ rows }) => rows.length === 0)) throw new ReadError({ kind: 'empty' });
    return { kind: 'ok', reading };
  } catch (error) {
    return { kind: 'failed', failure: error instanceof ReadError ? error.failure : { kind: 'damaged' } };
  }
}

async function readFile({ name, bytes }: Source & { kind: 'file' }, onProgress: OnProgress): Promise<Reading> {
  if (bytes.length > maxFileBytes) throw new ReadError({ kind: 'tooLarge' });
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const { readXlsx } = await import('./read-xlsx.ts');
    return { format: 'xlsx', sheets: await readXlsx(bytes, onProgress) };
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new ReadError(failureOfCompoundFile(bytes));

  const texts = decodeText(bytes).filter(({ text }) => isTable(text));
  if (texts.length === 0) throw new ReadError({ kind: 'notSpreadsheet' });
  const { readText } = await import('./read-text.ts');
  const sheets = texts.map(({ text, encoding }) => {
    const { sheet } = readText(text, { name, onProgress });
    return texts.length > 1 ? { ...sheet, encoding } : sheet;
  });
  return { format: 'text', sheets };
}

async function readPasted({ name, text }: Source & { kind: 'paste' }): Promise<Reading> {
  if (text.length > maxFileBytes) throw new ReadError({ kind: 'tooLarge' });
  const { readPaste } = await import('./read-text.ts');
  const read = readPaste(text, name);
  return { format: 'text', sheets: [read.sheet] };
}

/** Older formats of Microsoft, and encrypted files. The names of their parts are UTF-16. */
function failureOfCompoundFile(bytes: Uint8Array): ReadFailure {
  const text = new TextDecoder('utf-16le').decode(bytes);
  if (text.includes('EncryptedPackage')) return { kind: 'encrypted' };
  return /Workbook|Book/.test(text) ? { kind: 'otherFormat', format: 'XLS' } : { kind: 'notSpreadsheet' };
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
