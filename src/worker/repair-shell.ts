import { isShellCheck } from '#domain/shell-check.ts';
import type { Environment } from './environment.ts';
import { cacheFiles, fetchEntry, missingFrom, noteComplete, openShell } from './install-shell.ts';
import { completeUrl, pageUrl, type Shell } from './shell.ts';

/** The used part of a message event. */
interface ReceivedMessage {
  readonly data: unknown;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}

/** Handles a page's message. Returns the work that it causes; undefined if the message does not ask for a check. */
export function receiveCheck(
  environment: Environment,
  shell: Shell,
  { data, ports: [port] }: ReceivedMessage,
): Promise<void> | undefined {
  if (!isShellCheck(data)) return undefined;
  const repaired = data.repairs ? repairOnce(environment, shell) : Promise.resolve();
  const checked = repaired.then(() => checkShell(environment, shell));
  // Without storage the app does not start offline.
  return checked.catch(() => null).then((since) => port?.postMessage(since));
}

/** Repairs that have not ended. Several windows may ask at the same time. */
const running = new WeakMap<Shell, Promise<void>>();

function repairOnce(environment: Environment, shell: Shell): Promise<void> {
  const repair = running.get(shell) ?? repairShell(environment, shell).finally(() => running.delete(shell));
  running.set(shell, repair);
  return repair;
}

/**
 * Since when the caches have every file of this generation, in milliseconds since 1970, so that the app starts offline. Null
 * if the browser has evicted any of them.
 */
export async function checkShell(environment: Environment, shell: Shell): Promise<number | null> {
  const { own } = await openShell(environment, shell);
  if ((await missingFrom(own, shell)).length > 0) {
    await own.delete(completeUrl(shell));
    return null;
  }
  const noted = await own.match(completeUrl(shell));
  return noted ? Number(await noted.text()) : await noteComplete(environment, shell, own);
}

/**
 * Fetches the files that the browser has evicted. The page shows which build the server has: if it is another one, nothing
 * changes, because the update installs that build. Never rejects: what is still missing is fetched at the next launch.
 */
export async function repairShell(environment: Environment, shell: Shell): Promise<void> {
  const caches = await openShell(environment, shell);
  const missing = await missingFrom(caches.own, shell);
  if (missing.length === 0) return;
  await caches.own.delete(completeUrl(shell));
  const url = pageUrl(shell);
  try {
    const page = await fetchEntry(environment, shell, url);
    if (missing.includes(url)) await caches.own.put(url, page);
  } catch {
    return;
  }
  // A file that cannot be fetched or stored does not stop the others.
  await cacheFiles(
    environment,
    shell,
    caches,
    missing.filter((file) => file !== url),
  );
}
