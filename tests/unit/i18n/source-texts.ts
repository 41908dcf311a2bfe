import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../../..');

/** A string in the source code. */
export interface SourceText {
  readonly text: string;
  readonly file: string;
  /** Not shown to users: the message of an exception, a log entry, a type, the name of a member. */
  readonly forDevelopers: boolean;
}

/** Every string in the TypeScript files of a folder and its subfolders. Template values become `{{}}`. */
export function textsIn(folder: string): readonly SourceText[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .flatMap((name) => textsOf(join(folder, name)));
}

function textsOf(file: string): readonly SourceText[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: SourceText[] = [];
  const visit = (node: ts.Node) => {
    const text = textOf(node);
    if (text !== undefined) found.push({ text, file, forDevelopers: isForDevelopers(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{{}}${literal.text}`).join('');
}

function isForDevelopers(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isLiteralTypeNode(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isNewExpression(parent)) return parent.expression.getText() === 'Error';
  return ts.isCallExpression(parent) && /^(log|effect|effectAction|console\.\w+)$/.test(parent.expression.getText());
}
