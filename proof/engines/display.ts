import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../support/processes.ts';
import { waitUntil } from '../support/wait-until.ts';

export interface Display {
  /** As the variable DISPLAY has it. */
  readonly name: string;
  readonly stop: () => Promise<void>;
}

const socketOf = (number: number) => `/tmp/.X11-unix/X${String(number)}`;
const isFree = (number: number) => !existsSync(socketOf(number)) && !existsSync(`/tmp/.X${String(number)}-lock`);

/** A virtual screen. It is stopped and not killed, so that it removes its socket and its lock. */
export async function startDisplay(folder: string): Promise<Display> {
  let number = 101;
  while (!isFree(number)) number += 1;
  const name = `:${String(number)}`;
  const line = ['Xvfb', name, '-screen', '0', '1300x900x24', '-nolisten', 'tcp'];
  const { stop } = startProcess('Xvfb', line, { folder, logFile: join(folder, 'xvfb.log') });
  try {
    await waitUntil('the virtual screen is there', 20, async () => existsSync(socketOf(number)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { name, stop };
}
