import { ATTACH, type LiveMessage, MESSAGE } from './messages.ts';
import { addCornerPanel } from './observe/corner-panel.ts';
import { observeActors } from './observe/hook.ts';
import { createRecorder } from './observe/recorder.ts';
import { TabBuffer } from './observe/tab-buffer.ts';

/**
 * Runs in the page of `npm run dev`, before the app. It records the app's actors for the explorer, and adds a panel. What
 * it sends goes through the sockets of the development servers, on this computer only.
 */
const tab = Math.random().toString(36).slice(2, 6);
const explorer = document.querySelector<HTMLScriptElement>('script[data-explorer]')?.dataset['explorer'] ?? '';
const buffer = new TabBuffer();
/** Without an explorer nothing is sent. */
let isAttached = false;
let update: () => void = () => undefined;

const send = (message: LiveMessage) => import.meta.hot?.send(MESSAGE, message);

const recorder = createRecorder({
  tab,
  running: () => hook.running(),
  onMessage: (message) => {
    buffer.add(message);
    if (isAttached) send(message);
    update();
  },
});
const hook = observeActors(recorder);

const sendAll = () => {
  const { actors, events } = buffer;
  send({ kind: 'tab', tab, screen: screenOf(location), actors, events });
};

import.meta.hot?.on(ATTACH, () => {
  isAttached = true;
  sendAll();
});
// An explorer that is open already attaches to this tab too.
sendAll();

addEventListener('DOMContentLoaded', () => {
  update = addCornerPanel({ explorer, tab, actors: () => buffer.running });
});

/** The first part of the address: later ones can contain a token. */
function screenOf({ hash }: Location): string {
  return `/${/^#?\/?([\w-]*)/.exec(hash)?.[1] ?? ''}`;
}
