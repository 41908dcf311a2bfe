import { spawn } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';

const binaries = resolve(import.meta.dirname, '../../node_modules/.bin');

interface CommandResult {
  readonly code: number;
  /** The collected output; empty when the command printed to the terminal. */
  readonly output: string;
  readonly seconds: number;
}

interface Options {
  /** Whether the output goes to the terminal or is collected. */
  readonly print: 'now' | 'keep';
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the Node release for the command. By default that of this process. */
  readonly node?: string;
}

/** Runs a command line with the project's binaries on the PATH. Never rejects: a command that cannot start has code 1. */
export function runCommand(
  line: string,
  { print, env = {}, node = dirname(process.execPath) }: Options,
): Promise<CommandResult> {
  const started = Date.now();
  const child = spawn(line, {
    shell: true,
    stdio: print === 'now' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: [binaries, node, process.env['PATH'] ?? ''].join(delimiter) },
  });
  let output = '';
  const append = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  return new Promise((done) => {
    const finish = (code: number) => done({ code, output, seconds: (Date.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs command lines one after the other, until one fails. Its exit code is that of this process. */
export async function runInOrder(lines: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const line of lines) {
    const { code } = await runCommand(line, { print: 'now', env });
    process.exitCode = code;
    if (code !== 0) return;
  }
}
