import { expect, test } from 'vitest';
import { decodeText } from '#domain/import/decode-text.ts';

const table = 'नाम;Prize\r\nPelé;₹ 2,00,000\r\n';
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};

test.each([
  ['UTF-8', new TextEncoder().encode(table), 'utf-8'],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${table}`), 'utf-8'],
  ['UTF-16 with a mark, as Excel writes Unicode text', utf16(`\uFEFF${table}`, true), 'utf-16le'],
  ['UTF-16 with a mark, big endian', utf16(`\uFEFF${table}`, false), 'utf-16be'],
  ['UTF-16 without a mark', utf16(table, true), 'utf-16le'],
  ['UTF-16 without a mark, big endian', utf16(table, false), 'utf-16be'],
])('%s', (_, bytes, encoding) => {
  expect(decodeText(bytes)).toEqual([{ text: table, encoding }]);
});

test('Windows-1252, as older spreadsheets write CSV', () => {
  // Node 20 decodes 0x80 to 0x9f wrongly; browsers do not.
  const bytes = new Uint8Array([0x50, 0x65, 0x6c, 0xe9, 0x3b, 0xa3, 0x31, 0x30]);
  expect(decodeText(bytes)[0]).toEqual({ text: 'Pelé;£10', encoding: 'windows-1252' });
});

test('an empty file', () => {
  expect(decodeText(new Uint8Array())).toEqual([{ text: '', encoding: 'utf-8' }]);
});
