import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { requestTurnLimits } from '../../server/auth/limits/request-turns.ts';
import { pictureFile } from '../../tests/server/support/pictures.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { SignedIn } from './sign-in-users.ts';

/** Clients that use up a server without a real request. */
export interface Hostile {
  readonly name: string;
  readonly begin: (server: URL, user: SignedIn) => Promise<Attack>;
}

interface Attack {
  /** Whether it really was one. Asked after the load, before the end. */
  readonly held: () => Promise<{ readonly isMet: boolean; readonly measured: string }>;
  readonly end: () => void;
}

interface Opened {
  readonly sockets: readonly Socket[];
  readonly connected: number;
  /** Such as "500 of 500 connected". */
  readonly measured: string;
  readonly end: () => void;
}

/** Opens connections, and waits until each is there or has failed. */
async function openSockets(server: URL, count: number, onConnect: (socket: Socket) => void): Promise<Opened> {
  let connected = 0;
  const failures = new Set<string>();
  const sockets = Array.from({ length: count }, () => {
    let isConnected = false;
    const socket = connect(Number(server.port), server.hostname, () => {
      isConnected = true;
      connected += 1;
      onConnect(socket);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // After that the server may end it.
      if (!isConnected) failures.add(error.code ?? error.message);
      socket.destroy();
    });
    return socket;
  });
  const isSettled = (socket: Socket) => !socket.connecting;
  await waitUntil('the connections are open', 30, async () => sockets.every(isSettled)).catch(() => undefined);
  // EMFILE: the limit of open files is too low.
  const why = failures.size === 0 ? '' : ` (${[...failures].join(', ')})`;
  return {
    sockets,
    connected,
    measured: `${String(connected)} of ${String(count)} connected${why}`,
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Connections that only have to be there. */
function connections(count: number, onConnect: (socket: Socket, server: URL) => void = () => undefined) {
  return async (server: URL): Promise<Attack> => {
    const { connected, measured, end } = await openSockets(server, count, (socket) => onConnect(socket, server));
    return { held: async () => ({ isMet: connected === count, measured }), end };
  };
}

/** How many of the sockets have a response that nobody reads. */
async function unreadOf(sockets: readonly Socket[]): Promise<number> {
  const ports = new Set(sockets.map(({ localPort }) => localPort));
  const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').slice(1);
  return lines.filter((line) => {
    // The local address and port, the remote ones, the state, and the bytes that wait to be sent and to be read.
    const [, , port = '', unread = '0'] = /^\s*\d+: (\w+):(\w+) \w+:\w+ \w+ \w+:(\w+)/.exec(line) ?? [];
    return ports.has(Number.parseInt(port, 16)) && Number.parseInt(unread, 16) > 0;
  }).length;
}

const authorization = ({ tokens }: SignedIn) => `Authorization: Bearer ${tokens.accessToken}`;

export const hostileClients: readonly Hostile[] = [
  {
    name: '10,000 idle connections',
    begin: connections(10_000),
  },
  {
    name: '500 half-open connections, which send a header every second and never end',
    begin: connections(500, (socket, server) => {
      socket.write(`GET /api/v1/teams HTTP/1.1\r\nHost: ${server.host}\r\n`);
      const timer = setInterval(() => socket.writable && socket.write(`X-Slow: ${String(Date.now())}\r\n`), 1000);
      socket.on('close', () => clearInterval(timer));
    }),
  },
  {
    name: '200 slow readers, which ask for the largest list and read nothing',
    begin: async (server, user) => {
      const { sockets, connected, measured, end } = await openSockets(server, 200, (socket) => {
        socket.pause();
        const ask = `GET /api/v1/teams/all HTTP/1.1\r\nHost: ${server.host}\r\n${authorization(user)}\r\n\r\n`;
        socket.write(ask.repeat(20));
      });
      return {
        held: async () => {
          const unread = await unreadOf(sockets);
          // Of one user so many run at the same time, and the others wait for them.
          const isMet = connected === 200 && unread >= requestTurnLimits.running;
          return { isMet, measured: `${measured}, ${String(unread)} with an unread response` };
        },
        end,
      };
    },
  },
  {
    name: '50 endless bodies',
    begin: async (server, user) => {
      const answers = new Map<string, number>();
      const { measured, end } = await openSockets(server, 50, (socket) => {
        const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
        socket.once('data', (data: Buffer) => count(data.toString().slice('HTTP/1.1 '.length).slice(0, 3)));
        socket.on('close', () => socket.bytesRead === 0 && count('no response'));
        socket.resume();
        sendWithoutEnd(socket, server, user);
      });
      return {
        held: async () => {
          const areAnswered = async () => [...answers.values()].reduce((sum, count) => sum + count, 0) === 50;
          await waitUntil('the bodies are answered', 30, areAnswered).catch(() => undefined);
          const refused = answers.get('413') ?? 0;
          const all = [...answers].map(([answer, count]) => `${String(count)} × ${answer}`).join(', ');
          return { isMet: refused === 50, measured: `${measured}, answered: ${all}` };
        },
        end,
      };
    },
  },
  {
    name: 'ten pictures of 5 MB at once',
    begin: async (server, user) => {
      const image = pictureFile('png', { bytes: 5_000_000 });
      const sent = Array.from({ length: 10 }, async (_, at) => {
        const body = new FormData();
        body.append('name', `Large ${String(at)}`);
        body.append('image', image);
        const headers = { authorization: `Bearer ${user.tokens.accessToken}` };
        return await fetch(`${server.origin}/api/v1/games`, { method: 'POST', headers, body }).then(
          ({ status }) => status,
          () => 0,
        );
      });
      return {
        held: async () => {
          const statuses = await Promise.all(sent);
          // 0: the server has closed the connection before the end of the picture.
          const isMet = statuses.every((status) => status === 413 || status === 0);
          return { isMet, measured: `answered: ${statuses.join(', ')}` };
        },
        end: () => undefined,
      };
    },
  },
];

function sendWithoutEnd(socket: Socket, server: URL, user: SignedIn): void {
  const head = `POST /api/v1/teams HTTP/1.1\r\nHost: ${server.host}\r\n${authorization(user)}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  socket.write(head);
  const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
  const pump = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('drain', pump);
  pump();
}
