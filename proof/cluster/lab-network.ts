import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { freePort } from '../../tests/browser/support/server/free-port.ts';
import { atExit } from '../support/at-exit.ts';

/** A machine of the lab, with its own address. */
export interface LabHost {
  readonly name: string;
  readonly address: string;
  readonly ports: { readonly postgres: number; readonly patroni: number };
  /** A command line that runs `line` on this machine as an account without rights. */
  readonly onHost: (line: readonly string[]) => readonly string[];
  /** Kills all its programs, as a power cut does. */
  readonly killAll: () => void;
  /** Loses all packets from and to it, as when its cable is pulled. Neither side gets an error. */
  readonly cut: () => void;
  readonly reconnect: () => void;
}

export interface LabNetwork {
  /** The address of this machine in the lab. */
  readonly gateway: string;
  /** The addresses of all machines, as a network. */
  readonly subnet: string;
  readonly hosts: readonly LabHost[];
  readonly dispose: () => void;
}

/** PostgreSQL refuses to run as root. This account exists on every system. */
export const nobody = 65_534;

const subnet = '10.199.77';

const ip = (...args: readonly string[]) => execFileSync('ip', [...args], { stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs a command as an account without rights. */
export const asNobody = ['setpriv', `--reuid=${String(nobody)}`, `--regid=${String(nobody)}`, '--clear-groups'];

/** Machines that are addresses of the loopback interface. They need no rights, and their network cannot be cut. */
export async function createLoopbackHosts(count: number): Promise<LabNetwork> {
  const ports = await Promise.all(
    Array.from({ length: count }, async () => ({ postgres: await freePort(), patroni: await freePort() })),
  );
  const hosts = ports.map((own, at): LabHost => {
    const name = `member${String(at + 1)}-${String(process.pid)}`;
    const refuse = () => {
      throw new Error('The network of a loopback address cannot be cut');
    };
    return {
      name,
      address: `127.77.0.${String(at + 11)}`,
      ports: own,
      onHost: (line) => [...asNobody, ...line],
      // The command lines of Patroni and of PostgreSQL contain the member's folder.
      killAll: () => {
        for (const pid of pidsWith(`/${name}/`)) kill(pid);
      },
      cut: refuse,
      reconnect: refuse,
    };
  });
  return { gateway: '127.0.0.1', subnet: '127.0.0.0/8', hosts, dispose: () => undefined };
}

function pidsWith(part: string): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid && commandLineOf(pid).includes(part));
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Machines that are network namespaces, connected by a bridge.
 *
 * @throws Error when this account may not create them: only root can, and not in every container.
 */
export function createLabNetwork(count: number): LabNetwork {
  const bridge = 'mdlab';
  const names = Array.from({ length: count }, (_, at) => `${bridge}${String(at + 1)}`);
  const dispose = () => remove(bridge, names);
  // What an ended run has left.
  dispose();
  const forget = atExit(dispose);
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
    return {
      name,
      address,
      ports: { postgres: 5432, patroni: 8008 },
      onHost: (line) => ['ip', 'netns', 'exec', name, ...asNobody, ...line],
      killAll: () => {
        for (const pid of ip('netns', 'pids', name).toString().split('\n')) if (pid !== '') kill(Number(pid));
      },
      cut: () => void ip('link', 'set', `${name}o`, 'down'),
      reconnect: () => void ip('link', 'set', `${name}o`, 'up'),
    };
  });
  return {
    gateway: `${subnet}.1`,
    subnet: `${subnet}.0/24`,
    hosts,
    dispose: () => {
      forget();
      dispose();
    },
  };
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
