import { idle } from '#domain/idle.ts';
import type { ShellCheck, ShellState } from '#domain/shell-check.ts';
import { savesData } from '#session/connection/network-information.ts';

/** Asks the worker since when the app starts offline. Null if it does not, or if no worker controls the page. */
export async function checkShell({ repairs }: Pick<ShellCheck, 'repairs'>): Promise<ShellState> {
  if (!('serviceWorker' in navigator)) return null;
  const worker = navigator.serviceWorker.controller;
  if (worker === null) return null;
  const { port1, port2 } = new MessageChannel();
  const responded = new Promise<ShellState>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<ShellState>) => resolve(data);
  });
  worker.postMessage({ type: 'shell.check', repairs } satisfies ShellCheck, [port2]);
  const state = await responded;
  port1.close();
  return state;
}

/** Repairs what the browser has evicted, once the page is idle, unless the user saves data. */
export function repairShellWhenIdle(): void {
  if (savesData()) return;
  void idle().then(() => checkShell({ repairs: true }));
}
