import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UserError } from './user-error.ts';

interface Question {
  readonly question: string;
  /** The variable that answers it where nobody can be asked. */
  readonly variable: string;
  /** The answer of an empty line. */
  readonly otherwise?: string | undefined;
  /** What is typed is not shown. */
  readonly hidden?: boolean;
}

/** @throws UserError when there is no terminal and no answer of its own. */
export async function ask({ question, variable, otherwise, hidden = false }: Question): Promise<string> {
  if (!process.stdin.isTTY) {
    if (otherwise !== undefined) return otherwise;
    throw new UserError(`${variable} is not set, and there is no terminal to ask at`);
  }
  let shown = true;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (shown) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const hint = otherwise === undefined || otherwise === '' ? '' : ` [${otherwise}]`;
    const answer = terminal.question(`${question}${hint}: `);
    shown = !hidden;
    const typed = (await answer).trim();
    if (hidden) process.stdout.write('\n');
    return typed === '' ? (otherwise ?? '') : typed;
  } finally {
    terminal.close();
  }
}
