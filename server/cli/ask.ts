import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UserError } from './user-error.ts';

interface Question {
  readonly question: string;
  /** The environment variable to set where there is no terminal. */
  readonly variable: string;
  /** The value of an empty line. */
  readonly fallback?: string | undefined;
  /** Whether the terminal hides the input. */
  readonly hidden?: boolean;
}

/** @throws UserError when there is neither a terminal nor a fallback. */
export async function ask({ question, variable, fallback, hidden = false }: Question): Promise<string> {
  if (!process.stdin.isTTY) {
    if (fallback !== undefined) return fallback;
    throw new UserError(`${variable} is not set. Set it, or run this command in a terminal.`);
  }
  let echoes = true;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (echoes) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const hint = fallback === undefined || fallback === '' ? '' : ` [${fallback}]`;
    const input = terminal.question(`${question}${hint}: `);
    echoes = !hidden;
    const typed = (await input).trim();
    if (hidden) process.stdout.write('\n');
    return typed === '' ? (fallback ?? '') : typed;
  } finally {
    terminal.close();
  }
}
