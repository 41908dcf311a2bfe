import { type ChildProcess, spawn } from 'node:child_process';

/** A running program of `server/`. */
export interface Program {
  readonly child: ChildProcess;
  /** Resolves with the address of the line `Ready:`. Rejects when the program ends before that line. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

export function startProgram(
  env: Readonly<Record<string, string>>,
  script = 'server/main.ts',
  args: readonly string[] = [],
  cwd = process.cwd(),
): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.on('close', (code) => resolve({ code, out, err }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const address = /^Ready: (\S+)$/m.exec(out)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.on('close', () => reject(new Error(`The program ended before it was ready: ${err}`)));
  });
  // Some tests wait for the end only: the rejection must not count as unhandled.
  ready.catch(() => undefined);
  return { child, ready, ended };
}
