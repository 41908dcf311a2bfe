import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectSecure } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { portOf } from '#server/listen.ts';
import { trackSilentConnections } from '#server/silent-connections.ts';
import { selfSigned } from '../support/self-signed.ts';

const certificate = selfSigned();
let server: Server;
const clients: Socket[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
  server.closeAllConnections();
});

async function listening(made: Server) {
  server = made;
  const watched = trackSilentConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return watched;
}

function client(made: Socket): Socket {
  made.on('error', () => undefined);
  clients.push(made);
  return made;
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

test.each([
  ['http', () => createServer(), (port: number) => connect(port, '127.0.0.1')],
  [
    'https',
    () => createSecureServer(certificate),
    (port: number) => connectSecure({ port, host: '127.0.0.1', rejectUnauthorized: false }),
  ],
])('by %s a connection that has not brought a request is ended, a new one not yet', async (_, serverOf, open) => {
  const silent = await listening(serverOf());
  const old = client(open(portOf(server)));
  old.resume();
  await wait(1200);
  const young = client(open(portOf(server)));
  await wait(100);
  silent.end();
  await expect.poll(() => isOpen(old)).toBe(false);
  expect(isOpen(young)).toBe(true);
});

test('a connection with a request under way, or one answered, is left alone', async () => {
  const silent = await listening(createServer((_request, response) => setTimeout(() => response.end('late'), 1500)));
  const answer = new Promise<string>((resolve, reject) => {
    get({ port: portOf(server), host: '127.0.0.1' }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).on('error', reject);
  });
  await wait(1200);
  silent.end();
  expect(await answer).toBe('late');
});
