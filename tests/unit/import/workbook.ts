import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A file in a zip. `packed` replaces its deflated content, and `stated` its true size in bytes in the headers. */
export interface ZipFile {
  readonly name: string;
  readonly content: string;
  readonly packed?: Uint8Array;
  readonly stated?: number;
  readonly isEncrypted?: boolean;
  /** The sizes are in the extra field of the directory. */
  readonly isZip64?: boolean;
}

/** A zip with deflated files, as programs other than ours write it. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, stated, isEncrypted = false, ...file } of files) {
    const bytes = Buffer.from(content);
    const packed = Buffer.from(file.packed ?? deflateRawSync(bytes));
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(stated ?? bytes.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const offset = Buffer.alloc(16);
    offset.writeUInt32LE(at, 12);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed]);
    locals.push(local);
    const central = Buffer.concat([Buffer.from([20, 0]), shared, offset.subarray(2)]);
    const extra = Buffer.alloc(file.isZip64 ? 20 : 0);
    if (file.isZip64) {
      central.fill(0xff, 16, 24);
      central.writeUInt16LE(extra.length, 26);
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(16, 2);
      extra.writeBigUInt64LE(BigInt(bytes.length), 4);
      extra.writeBigUInt64LE(BigInt(packed.length), 12);
    }
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), central, Buffer.from(name), extra]));
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end]));
}

/** Deflated spaces, without the time to deflate them: a part that is repeated. */
export function packedSpaces(megabytes: number): Uint8Array {
  const spaces = Buffer.alloc(1024 * 1024, ' ');
  const part = deflateRawSync(spaces, { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: megabytes }, () => part), deflateRawSync(Buffer.alloc(0))]);
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

export interface WorkbookOptions {
  /** The XML in each worksheet, by the name of the sheet. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Number formats; the first is style 1 of a cell. */
  readonly formats?: readonly string[];
  /** The XML of each shared string. */
  readonly strings?: readonly string[];
  readonly is1904?: boolean;
  /** The names of hidden sheets, and of sheets that are charts. */
  readonly hidden?: readonly string[];
  readonly charts?: readonly string[];
  readonly more?: readonly ZipFile[];
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The files of an XLSX file, written by hand. */
export function workbookFiles({
  sheets,
  formats = [],
  strings,
  is1904,
  hidden = [],
  charts = [],
  more = [],
}: WorkbookOptions): readonly ZipFile[] {
  const names = Object.keys(sheets);
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  return [
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content: `<Relationships ${packages}>${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${main} xmlns:r="${office}">${is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${names
        .map(
          (name, at) =>
            `<sheet name="${attribute(name)}" sheetId="${at + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships ${packages}>${names
        .map((name, at) =>
          charts.includes(name)
            ? relationship(`rId${at + 1}`, 'chartsheet', `chartsheets/sheet${at + 1}.xml`)
            : relationship(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
        )
        .join(
          '',
        )}${relationship('rId998', 'styles', 'styles.xml')}${strings ? relationship('rId999', 'sharedStrings', 'sharedStrings.xml') : ''}</Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet ${main}><numFmts count="${formats.length}">${formats
        .map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${attribute(format)}"/>`)
        .join(
          '',
        )}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
    },
    ...(strings ? [{ name: 'xl/sharedStrings.xml', content: `<sst ${main}>${strings.join('')}</sst>` }] : []),
    ...names.map((name, at) =>
      charts.includes(name)
        ? { name: `xl/chartsheets/sheet${at + 1}.xml`, content: `<chartsheet ${main}/>` }
        : { name: `xl/worksheets/sheet${at + 1}.xml`, content: `<worksheet ${main}>${sheets[name]}</worksheet>` },
    ),
    ...more,
  ];
}

export function workbook(options: WorkbookOptions): Uint8Array<ArrayBuffer> {
  return zipOf(workbookFiles(options));
}

/** A worksheet with these cells in its first row. */
export function rowOf(...cells: readonly string[]): string {
  return `<sheetData><row r="1">${cells.join('')}</row></sheetData>`;
}
