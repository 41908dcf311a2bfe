import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { expect, test } from 'vitest';
import { portOf } from '#server/lifecycle/listen.ts';
import { trackSilentConnections } from '#server/lifecycle/silent-connections.ts';
import { letTimePass } from '../../support/let-time-pass.ts';
import { selfSigned } from '../../support/self-signed.ts';
import { endedAfterTest } from '../support/ended-after-test.ts';

const certificate = selfSigned();
const ended = endedAfterTest();
let server: Server;

async function listenOn(created: Server) {
  server = ended.server(created);
  const silentConnections = trackSilentConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return silentConnections;
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

test.each([
  ['http', () => createServer(), (port: number) => connect(port, '127.0.0.1')],
  [
    'https',
    () => createSecureServer(certificate),
    (port: number) => connectSecure({ port, host: '127.0.0.1', rejectUnauthorized: false }),
  ],
])('%s: an old connection without a request is closed, a new one is not', async (_, serverOf, open) => {
  const silent = await listenOn(serverOf());
  const old = ended.client(open(portOf(server)));
  old.resume();
  await letTimePass(1200);
  const young = ended.client(open(portOf(server)));
  await letTimePass(100);
  silent.end();
  await expect.poll(() => isOpen(old)).toBe(false);
  expect(isOpen(young)).toBe(true);
});

test('a connection with a request in progress stays open', async () => {
  const silent = await listenOn(
    createServer((_request, response) => void letTimePass(1500).then(() => response.end('late'))),
  );
  const text = new Promise<string>((resolve, reject) => {
    get({ port: portOf(server), host: '127.0.0.1' }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).on('error', reject);
  });
  await letTimePass(1200);
  silent.end();
  expect(await text).toBe('late');
});
