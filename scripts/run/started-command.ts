import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';

/** A running command that serves. */
interface StartedCommand {
  /** Resolves with the address of its line `Ready:`. Rejects with its output when it ends before that line. */
  readonly ready: Promise<string>;
  /** Ends the command and its child processes. */
  readonly stop: () => Promise<void>;
}

/** Starts a command that serves. The Node release of this process is first on its PATH. */
export function startCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): StartedCommand {
  const child = spawn(command, args, {
    // A separate process group: npm does not end the processes of its scripts.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter) },
  });
  const closed = once(child, 'close');
  let output = '';
  const ready = new Promise<string>((done, fail) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /^Ready: (\S+)$/m.exec(output)?.[1];
      if (address !== undefined) done(address);
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.on('close', () => fail(new Error(`The command ended before it was ready.\n${output}`)));
  });
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await closed;
  };
  return { ready, stop };
}
