import { spawn } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';

const binaries = resolve(import.meta.dirname, '../../node_modules/.bin');

interface Finished {
  readonly code: number;
  /** What it printed, empty when it printed to the terminal. */
  readonly output: string;
  readonly seconds: number;
}

interface Options {
  readonly print: 'now' | 'keep';
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the Node that runs it: by default of the one that runs this. */
  readonly node?: string;
}

/** Runs one command line of the project's own binaries; never rejects: a command that cannot start is code 1. */
export function runCommand(
  line: string,
  { print, env = {}, node = dirname(process.execPath) }: Options,
): Promise<Finished> {
  const started = Date.now();
  const child = spawn(line, {
    shell: true,
    stdio: print === 'now' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: [binaries, node, process.env['PATH'] ?? ''].join(delimiter) },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((done) => {
    const finish = (code: number) => done({ code, output, seconds: (Date.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
