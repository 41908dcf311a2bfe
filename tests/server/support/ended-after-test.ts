import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach } from 'vitest';

/** Ends the servers and connections of a test after it. Call it once in a file. */
export function endedAfterTest() {
  const servers: Server[] = [];
  const clients: Socket[] = [];
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  });
  return {
    server: (server: Server): Server => {
      servers.push(server);
      return server;
    },
    /** The end of a connection by the server is no error. */
    client: (client: Socket): Socket => {
      client.on('error', () => undefined);
      clients.push(client);
      return client;
    },
  };
}
