import { setTimeout as wait } from 'node:timers/promises';

/**
 * Requests an address again and again until standard input ends, and then prints the requests as JSON. It is a process
 * of its own, because the attacking process delays its own requests.
 */
const [url = '', token = ''] = process.argv.slice(2);
const intervalMs = 20;

process.stdin.resume();

export interface Probed {
  /** In milliseconds since the epoch. */
  readonly startedAt: number;
  readonly ms: number;
}

const probed: Probed[] = [];
while (!process.stdin.readableEnded) {
  const startedAt = Date.now();
  const start = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  probed.push({ startedAt, ms: performance.now() - start });
  await wait(intervalMs);
}
console.log(JSON.stringify(probed));
