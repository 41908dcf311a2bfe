import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';

/** A server's command. */
interface StartedCommand {
  /** The address of its line `Ready:`. Rejects with its output when it ends before. */
  readonly ready: Promise<string>;
  /** Ends it with everything that it has started. */
  readonly stop: () => Promise<void>;
}

/** Starts a command that serves, with the Node that runs this first on its path. */
export function startCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): StartedCommand {
  const child = spawn(command, args, {
    // A group of its own: npm does not end what its scripts have started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter) },
  });
  const closed = once(child, 'close');
  let output = '';
  const ready = new Promise<string>((done, fail) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /^Ready: (\S+)$/m.exec(output)?.[1];
      if (address !== undefined) done(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', () => fail(new Error(`It ended before it was ready.\n${output}`)));
  });
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await closed;
  };
  return { ready, stop };
}
