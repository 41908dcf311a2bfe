import type { RequestListener } from 'node:http';

/** For how long a refused body is read after its response, in milliseconds. */
const readOnMs = 30_000;

/**
 * Reads and discards what a client still sends after its response: a body that is too large, or of a user who is not signed
 * in. Clients read a response when they have sent their request, so a connection that is cut before has none.
 */
export const readOn: RequestListener = (request, response) => {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  // Node would close such a connection with the response.
  const isLast = !response.shouldKeepAlive;
  response.shouldKeepAlive = true;
  response.once('finish', () => {
    const end = () => {
      if (isLast) socket.destroySoon();
    };
    if (request.complete) {
      end();
      return;
    }
    const timer = setTimeout(() => socket.destroy(), readOnMs);
    request.once('close', () => clearTimeout(timer));
    request.once('end', end);
    // The former reader would pause the request.
    request.removeAllListeners('data');
    request.resume();
  });
};
