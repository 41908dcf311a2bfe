import { Linter } from 'eslint';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { bareText } from './bare-text.js';

/** Without the library: it would take most of the time. */
const declarations = `
  declare global {
    interface Array<T> { map<U>(change: (item: T) => U): U[] }
    interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
    interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
    namespace JSX {
      interface Element { readonly element: true }
      interface IntrinsicElements { [name: string]: object }
    }
  }
  type ReactNode = JSX.Element | string | number | bigint | boolean | null | undefined;
  declare const text: (key: string) => string;
  declare const isOn: boolean, count: number, name: string, names: string[], given: ReactNode;
  declare const Row: (props: object) => JSX.Element, Age: (props: object) => string | JSX.Element;
`;

/** The texts that the rule reports. */
function reportsOf(jsx: string): readonly string[] {
  const code = `${declarations}export const shown = ${jsx};`;
  const source = ts.createSourceFile('page.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const host = ts.createCompilerHost({});
  const options = { jsx: ts.JsxEmit.Preserve, strict: true, types: [], noLib: true };
  const program = ts.createProgram(['page.tsx'], options, { ...host, getSourceFile: () => source });
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser, parserOptions: { programs: [program], ecmaFeatures: { jsx: true } } },
      plugins: { matchdesk: { rules: { 'bare-text': bareText } } },
      rules: { 'matchdesk/bare-text': 'error' },
    },
    { filename: 'page.tsx' },
  );
  return messages.map(({ line, column, endColumn, message, ruleId }) =>
    ruleId === null ? message : (code.split('\n')[line - 1] ?? '').slice(column - 1, (endColumn ?? 0) - 1),
  );
}

describe('a text that browser translation would break', () => {
  test.each([
    ['a word beside a conditional element', '<p>Teams{isOn && <b />}</p>', ['Teams']],
    ['a string beside an element', '<p>{name}<b /></p>', ['{name}']],
    ['a number beside an element', '<p><b />{count}</p>', ['{count}']],
    [
      'a conditional text beside another',
      '<p>{isOn && name}{!isOn && text("no")}</p>',
      ['{isOn && name}', '{!isOn && text("no")}'],
    ],
    ['a text that is a conditional element otherwise', '<p>{isOn ? <b /> : name}<i /></p>', ['{isOn ? <b /> : name}']],
    ['a text beside a list', '<ul>{text("none")}{names.map(() => <Row />)}</ul>', ['{text("none")}']],
    ['a list of texts', '<p>{names}<b /></p>', ['{names}']],
    ['a joined text', '<p>{name + ":"}<b /></p>', ['{name + ":"}']],
    ['two texts', '<p>{name}: {count}</p>', ['{name}', ': ', '{count}']],
    ['a space', '<p><b /> <i /></p>', [' ']],
    ['a text in a fragment', '<>{name}</>', ['{name}']],
    ['a component that returns a text', '<p><Age /></p>', ['Age']],
  ])('%s', (_, jsx, reports) => {
    expect(reportsOf(jsx)).toEqual(reports);
  });
});

describe('a text that React sets on its element, or no text', () => {
  test.each([
    ['alone', '<p>Teams</p>'],
    ['alone and conditional', '<p>{isOn && name}</p>'],
    ['in an element of its own', '<p><span>{name}</span>{isOn && <b />}</p>'],
    ['joined', '<p>{name + ": " + count}</p>'],
    ['elements beside each other', '<p>{isOn && <b />}{names.map(() => <Row />)}\n  <i />\n</p>'],
    ['an empty text', '<p>{isOn ? <b /> : ""}<i /></p>'],
    ['what a caller passes', '<p><b />{given}</p>'],
    ['a comment', '<p>{/* why */}{name}</p>'],
  ])('%s', (_, jsx) => {
    expect(reportsOf(jsx)).toEqual([]);
  });
});
