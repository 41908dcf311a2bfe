import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lateStyles } from '../../../scripts/vite/late-styles.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'late-styles-'));
  await mkdir(join(root, 'src'));
  await write({
    'index.html': '<script type="module" src="/src/main.js"></script>',
    'src/main.js': "import './first.css'; import('./late.js').then((late) => late.show());",
    'src/late.js': "import './late.css'; export const show = () => console.log('shown');",
    'src/first.css': '.first { color: red }',
  });
});
afterAll(() => rm(root, { recursive: true }));

const write = (files: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(root, name), content)));

/** The files of a build whose lazy screen has these rules. */
async function built(rules: string) {
  await write({ 'src/late.css': rules });
  const result = await build({ root, logLevel: 'silent', plugins: [lateStyles()], build: { write: false } });
  const { output } = result as Rolldown.RolldownOutput;
  const content = (file: (typeof output)[number]) => (file.type === 'chunk' ? file.code : String(file.source));
  return new Map(output.map((file) => [file.fileName, content(file)]));
}

const nameOf = (files: ReadonlyMap<string, string>, part: string) =>
  [...files.keys()].find((name) => name.includes(part));

test('the page’s sheet has its own rules, and a lazy screen has its rules in its script', async () => {
  const files = await built('.late { color: blue }');
  const sheets = [...files].filter(([name]) => name.endsWith('.css'));
  expect(sheets).toEqual([[expect.any(String), expect.stringContaining('.first')]]);
  expect(sheets.join()).not.toContain('.late');
  expect(files.get('index.html')).toContain(sheets[0]?.[0]);
  expect(files.get(nameOf(files, 'late') ?? '')).toMatch(/^\{const s=new CSSStyleSheet.*"\.late\{color:/);
});

test('a script with changed rules gets another file name, so that no cached one is used', async () => {
  const before = nameOf(await built('.late { color: blue }'), 'late');
  expect(nameOf(await built('.late { color: green }'), 'late')).not.toBe(before);
  expect(nameOf(await built('.late { color: blue }'), 'late')).toBe(before);
});

test('lazy rules that refer to a file are rejected, because its URL would be relative to the page', async () => {
  await write({ 'src/dot.png': 'x'.repeat(9000) });
  await expect(built('.late { background: url(./dot.png) }')).rejects.toThrow('a late style cannot name files');
});
