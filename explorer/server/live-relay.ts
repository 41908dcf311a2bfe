import type { Plugin, ViteDevServer } from 'vite';
import { ATTACH, type LiveMessage, MESSAGE } from '../live/messages.ts';

/** The connection of a tab, as far as it is used here. */
interface Client {
  readonly socket: { readonly once: (event: 'close', listener: () => void) => unknown };
  readonly send: (event: string, payload: object) => void;
}

/**
 * For the development server of the app: adds a script to its page that records the app's actors, and passes the
 * recording to the explorer's server. Both servers listen on this computer only.
 */
export function liveRelay(explorer: ViteDevServer, address: string): Plugin {
  return {
    name: 'live-relay',
    apply: 'serve',
    configureServer: (app) => {
      const clients = new WeakSet<object>();
      let isWatched = false;
      app.ws.on(MESSAGE, (message: LiveMessage, client: Client) => {
        explorer.ws.send(MESSAGE, message);
        if (clients.has(client.socket)) return;
        clients.add(client.socket);
        client.socket.once('close', () => {
          explorer.ws.send(MESSAGE, { kind: 'left', tab: message.tab } satisfies LiveMessage);
        });
        if (isWatched) client.send(ATTACH, {});
      });
      explorer.ws.on(ATTACH, () => {
        isWatched = true;
        app.ws.send(ATTACH, {});
      });
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/explorer/live/attach.ts', 'data-explorer': address },
        injectTo: 'head-prepend',
      },
    ],
  };
}
