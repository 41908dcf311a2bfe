const responseTimeoutMs = 10_000;

/**
 * Posts a message to a gateway of the installation.
 *
 * @throws Error when the gateway does not respond in time, or responds with an error status.
 */
export async function postJson(address: string, message: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(responseTimeoutMs),
  });
  if (!response.ok) throw new Error(`The gateway at ${new URL(address).host} responded with ${response.status}`);
}
