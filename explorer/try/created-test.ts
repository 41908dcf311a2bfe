import type { AnyEventObject } from 'xstate';

/** A path that becomes a test. */
export interface RecordedPath {
  /** The folder in machines/. */
  readonly machine: string;
  readonly title: string;
  readonly input: string;
  /** Labels of the test data, or events with payloads of their own. */
  readonly events: readonly (string | AnyEventObject)[];
  /** The state after the start and after each event. */
  readonly states: readonly string[];
  readonly hasInvariants: boolean;
}

/** The text of a test that follows a path, and expects its states and the machine's invariants. */
export function createdTest({ machine, title, input, events, states, hasInvariants }: RecordedPath): string {
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
    `    events: ${list(events.map(literal))},`,
    '  });',
    `  expect(states).toEqual(${list(states.map(quoted), '  ')});`,
    ...(hasInvariants ? [`  expect(broken(${invariants})).toEqual([]);`] : []),
    '});',
    '',
  ].join('\n');
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

/** A list on one line, or with a line for each item if it is too long. */
function list(items: readonly string[], indent = '    '): string {
  const line = `[${items.join(', ')}]`;
  if (indent.length + line.length + 26 <= longestLine) return line;
  return ['[', ...items.map((item) => `${indent}  ${item},`), `${indent}]`].join('\n');
}

function literal(event: string | AnyEventObject): string {
  return typeof event === 'string' ? quoted(event) : code(event);
}

/** A value as the project writes it: single quotes, and keys without quotes where possible. */
function code(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined && typeof inner !== 'function');
  if (entries.length === 0) return '{}';
  const key = (name: string) => (/^[a-zA-Z_]\w*$/.test(name) ? name : quoted(name));
  return `{ ${entries.map(([name, inner]) => `${key(name)}: ${code(inner)}`).join(', ')} }`;
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`;
}
