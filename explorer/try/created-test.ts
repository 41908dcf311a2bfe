import type { Path } from '../../tests/machines/support/follow.ts';

/** A path that becomes a test. */
export interface RecordedPath extends Path {
  /** The folder in machines/. */
  readonly machine: string;
  readonly title: string;
  /** The state after the start and after each event. */
  readonly states: readonly string[];
  readonly hasInvariants: boolean;
  /** The names of invariants that the path violates, because they count on the payloads of the test data. */
  readonly except?: readonly string[];
}

/** The text of a test that follows a path, and expects its states and the machine's invariants. */
export function createdTest(path: RecordedPath): string {
  const { machine, title, input, from, events, states, hasInvariants, except = [] } = path;
  const name = camelCase(machine);
  const scenario = `${name}Scenario`;
  const invariants = `${name}Invariants`;
  return [
    "import { expect, it } from 'vitest';",
    "import { follow } from '../support/follow.ts';",
    ...(hasInvariants ? [`import { ${invariants} } from './invariants.ts';`] : []),
    `import { ${scenario} } from './scenario.ts';`,
    '',
    `it(${quoted(title)}, () => {`,
    `  const { states${hasInvariants ? ', broken' : ''} } = follow(${scenario}, {`,
    `    input: ${quoted(input)},`,
    ...(from === undefined ? [] : [`    from: ${code(from, { indent: 4, around: 'from: ,' })},`]),
    `    events: ${code(events, { indent: 4, around: 'events: ,' })},`,
    '  });',
    `  expect(states).toEqual(${code(states, { indent: 2, around: 'expect(states).toEqual();' })});`,
    ...(hasInvariants ? invariantLines(invariants, except) : []),
    '});',
    '',
  ].join('\n');
}

function invariantLines(invariants: string, except: readonly string[]): readonly string[] {
  if (except.length === 0) return [`  expect(broken(${invariants})).toEqual([]);`];
  return [
    '  // These count on the payloads of the test data.',
    `  const except = ${code(except, { indent: 2, around: 'const except = ;' })};`,
    `  expect(broken(${invariants}, { except })).toEqual([]);`,
  ];
}

/** The name of the file of a test, without its ending. */
export function fileNameOf(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name.slice(0, 60);
}

export function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

const longestLine = 120;
/** Far to the left of it everything fits on one line. */
const longestText = 1e6;

interface Around {
  /** The columns before the line. */
  readonly indent: number;
  /** The rest of the line. */
  readonly around: string;
}

/** A value as the project writes it: single quotes, keys without quotes, and on one line if it fits. */
function code(value: unknown, { indent, around }: Around): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const texts = itemsOf(value, -longestText);
  if (texts.length === 0) return `${open}${close}`;
  const gap = open === '{' ? ' ' : '';
  const line = `${open}${gap}${texts.join(', ')}${gap}${close}`;
  const fits = indent + line.length + around.length <= longestLine;
  if (fits && !line.includes('\n') && !isTable(value)) return line;
  const margin = ' '.repeat(Math.max(0, indent));
  const lines = itemsOf(value, indent + 2).map((item) => `${margin}  ${item},`);
  return [open, ...lines, `${margin}${close}`].join('\n');
}

/** The formatter gives each of several objects with several members a line. */
function isTable(value: object): boolean {
  const isRow = (item: unknown) => typeof item === 'object' && item !== null && Object.keys(item).length > 1;
  return Array.isArray(value) && value.length > 1 && value.every(isRow);
}

/** The items of a list or the members of an object. Functions and members without a value are left out. */
function itemsOf(value: object, indent: number): readonly string[] {
  if (Array.isArray(value)) return value.map((item) => code(item, { indent, around: ',' }));
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined && typeof inner !== 'function')
    .map(([name, inner]) => {
      const key = /^[a-zA-Z_]\w*$/.test(name) ? name : quoted(name);
      return `${key}: ${code(inner, { indent, around: `${key}: ,` })}`;
    });
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`;
}
