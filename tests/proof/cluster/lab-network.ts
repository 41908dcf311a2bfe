import { execFileSync } from 'node:child_process';

/** A machine of the lab: a network namespace with its own address. */
export interface LabHost {
  readonly name: string;
  readonly address: string;
  /** A command line that runs `line` on this machine as an account without rights. */
  readonly onHost: (line: readonly string[]) => readonly string[];
  /** Kills all its programs, as a power cut does. */
  readonly killAll: () => void;
  /** Loses all packets from and to it, as when its cable is pulled. Nobody is told. */
  readonly cut: () => void;
  readonly reconnect: () => void;
}

export interface LabNetwork {
  /** The address of this machine in the lab. */
  readonly gateway: string;
  readonly hosts: readonly LabHost[];
  readonly dispose: () => void;
}

/** PostgreSQL refuses to run as root. This account exists on every system. */
export const nobody = 65_534;

const subnet = '10.199.77';

const ip = (...args: readonly string[]) => execFileSync('ip', [...args], { stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * Connects `count` network namespaces by a bridge.
 *
 * @throws Error when this account may not create them: only root can, and not in every container.
 */
export function createLabNetwork(count: number): LabNetwork {
  const bridge = 'mdlab';
  const names = Array.from({ length: count }, (_, at) => `${bridge}${String(at + 1)}`);
  remove(bridge, names);
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${subnet}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  const hosts = names.map((name, at): LabHost => {
    const address = `${subnet}.${String(at + 11)}`;
    ip('netns', 'add', name);
    ip('link', 'add', `${name}o`, 'type', 'veth', 'peer', 'name', 'lab', 'netns', name);
    ip('link', 'set', `${name}o`, 'master', bridge, 'up');
    ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'lab');
    ip('-n', name, 'link', 'set', 'lab', 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
    const account = ['setpriv', `--reuid=${String(nobody)}`, `--regid=${String(nobody)}`, '--clear-groups'];
    return {
      name,
      address,
      onHost: (line) => ['ip', 'netns', 'exec', name, ...account, ...line],
      killAll: () => {
        for (const pid of ip('netns', 'pids', name).toString().split('\n')) if (pid !== '') kill(Number(pid));
      },
      cut: () => void ip('link', 'set', `${name}o`, 'down'),
      reconnect: () => void ip('link', 'set', `${name}o`, 'up'),
    };
  });
  return { gateway: `${subnet}.1`, hosts, dispose: () => remove(bridge, names) };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with another one.
  }
}

function remove(bridge: string, names: readonly string[]): void {
  for (const name of names) attempt('netns', 'del', name);
  for (const name of names) attempt('link', 'del', `${name}o`);
  attempt('link', 'del', bridge);
}

function attempt(...args: readonly string[]): void {
  try {
    ip(...args);
  } catch {
    // There is none.
  }
}
