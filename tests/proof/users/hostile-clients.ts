import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pictureFile } from '../../server/support/pictures.ts';
import type { SignedIn } from './sign-in-users.ts';

/** Clients that use up a server without a real request. */
export interface Hostile {
  readonly name: string;
  /** Starts them. Returns what ends them. */
  readonly begin: (server: URL, user: SignedIn) => Promise<() => Promise<void>>;
}

async function sockets(server: URL, count: number, onConnect: (socket: Socket) => void): Promise<() => Promise<void>> {
  const opened = Array.from({ length: count }, () => {
    const socket = connect(Number(server.port), server.hostname, () => onConnect(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  });
  await wait(2000);
  return async () => {
    for (const socket of opened) socket.destroy();
  };
}

const authorization = ({ tokens }: SignedIn) => `Authorization: Bearer ${tokens.accessToken}`;

export const hostileClients: readonly Hostile[] = [
  {
    name: '10,000 idle connections',
    begin: (server) => sockets(server, 10_000, () => undefined),
  },
  {
    name: '500 half-open connections, which send a header every second and never end',
    begin: async (server) => {
      const timers: NodeJS.Timeout[] = [];
      const end = await sockets(server, 500, (socket) => {
        socket.write(`GET /api/v1/teams HTTP/1.1\r\nHost: ${server.host}\r\n`);
        timers.push(setInterval(() => socket.writable && socket.write(`X-Slow: ${String(Date.now())}\r\n`), 1000));
      });
      return async () => {
        for (const timer of timers) clearInterval(timer);
        await end();
      };
    },
  },
  {
    name: '200 slow readers, which ask for the largest list and read nothing',
    begin: (server, user) =>
      sockets(server, 200, (socket) => {
        socket.pause();
        const ask = `GET /api/v1/teams/all HTTP/1.1\r\nHost: ${server.host}\r\n${authorization(user)}\r\n\r\n`;
        socket.write(ask.repeat(20));
      }),
  },
  {
    name: '50 endless bodies',
    begin: (server, user) =>
      sockets(server, 50, (socket) => {
        const head = `POST /api/v1/teams HTTP/1.1\r\nHost: ${server.host}\r\n${authorization(user)}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
        socket.write(head);
        const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
        const pump = () => {
          while (socket.writable && socket.write(chunk));
        };
        socket.on('drain', pump);
        pump();
      }),
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
      return async () => {
        const statuses = await Promise.all(sent);
        if (statuses.some((status) => status !== 413 && status !== 0)) {
          throw new Error(`Pictures of 5 MB got ${statuses.join(', ')}`);
        }
      };
    },
  },
];
