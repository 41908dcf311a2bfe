/**
 * Posts a message to a gateway of the installation.
 *
 * @throws Error when it does not answer within ten seconds, or with an error.
 */
export async function postJson(address: string, message: object): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`The gateway at ${new URL(address).host} answered ${answer.status}`);
}
