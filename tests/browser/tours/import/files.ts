import { writeXlsx } from '#import/writing/write-xlsx.ts';

/** The names in the model of the machine. In the browser they have the number of their walk. */
export const lions = ['Lions', 'Lions of Pune', 'BGMI'] as const;
export const tigers = ['Tigers', 'Tigers of Pune', 'BGMI'] as const;
export const header = ['Name', 'Full Name', 'Game'] as const;

const contents = {
  'one team': [header, lions],
  'two teams': [header, lions, tigers],
  'an unknown game': [header, ['Lions', 'Lions of Pune', 'BGMII']],
  'only a header': [header],
} as const;

export type FileName = keyof typeof contents | 'two sheets' | 'a picture';

export const fileNames = [...(Object.keys(contents) as (keyof typeof contents)[]), 'two sheets', 'a picture'] as const;

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A file whose names have the number of a walk. */
export async function fileOf(name: FileName, number: number): Promise<File> {
  const numbered = ([first = '', ...others]: readonly string[]) => [`${first} ${number}`, ...others];
  if (name === 'a picture')
    return { name, mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a00000000', 'hex') };
  if (name === 'two sheets') {
    const columns = header.map((title) => ({ header: title, kind: 'text' as const }));
    const sheets = ['Teams', 'More teams'].map((sheet) => ({ name: sheet, columns, rows: [numbered(lions)] }));
    return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(await writeXlsx(sheets)) };
  }
  const [titles, ...rows] = contents[name];
  const lines = [titles, ...rows.map(numbered)].map((cells) => cells.join(','));
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
}
