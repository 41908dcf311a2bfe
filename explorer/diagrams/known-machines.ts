import ts from 'typescript';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from '../../tests/support/chart/is-machine.ts';
import { machineNames } from '../../tests/support/machine-names.ts';

const folder = new URL('../../machines/', import.meta.url);

/** A machine of machines/. */
export interface DocumentedMachine {
  /** Its folder, which names it. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** The comment above its declaration, as Markdown. */
  readonly about: string;
}

/**
 * All machines by the alphabet.
 *
 * @throws Error for a machine without a comment.
 */
export async function documentedMachines(): Promise<readonly DocumentedMachine[]> {
  return await Promise.all(
    machineNames.map(async (name) => {
      const file = new URL(`${name}/machine.ts`, folder);
      const exported = Object.entries((await import(file.href)) as Record<string, unknown>);
      const found = exported.find(([, value]) => isMachine(value));
      if (found === undefined) throw new Error(`${file.pathname} exports no machine`);
      const [declared, machine] = found;
      return { name, machine: machine as AnyStateMachine, about: commentOf(file.pathname, declared) };
    }),
  );
}

/** The paragraphs of a declaration's comment, each on one line. */
function commentOf(file: string, declared: string): string {
  const source = ts.createSourceFile(file, ts.sys.readFile(file) ?? '', ts.ScriptTarget.Latest, true);
  const statement = source.statements.find(
    (one) =>
      ts.isVariableStatement(one) &&
      one.declarationList.declarations.some(({ name }) => ts.isIdentifier(name) && name.text === declared),
  );
  const text = statement && ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(statement)[0]?.comment);
  if (text === undefined) throw new Error(`${file}: ${declared} has no comment`);
  return text
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
    .join('\n\n');
}
