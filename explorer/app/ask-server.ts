/**
 * Asks the explorer's own server (`explorer/server`).
 *
 * @throws Error with the server's message.
 */
export async function askServer<Response>(call: string, body: object = {}): Promise<Response> {
  const response = await fetch(`/explorer/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const content: unknown = await response.json();
  if (!response.ok) throw new Error((content as { readonly message?: string }).message ?? `Status ${response.status}`);
  return content as Response;
}
