import { showState } from '../../../tests/machines/support/show.ts';
import type { ActorMessage } from '../messages.ts';

interface CornerPanelOptions {
  /** Where the explorer shows what runs. */
  readonly explorer: string;
  readonly tab: string;
  readonly actors: () => readonly ActorMessage[];
}

const style = `
  :host { all: initial; position: fixed; z-index: 2147483000; right: 8px; bottom: 8px; color-scheme: inherit; }
  details { max-width: min(340px, calc(100vw - 16px)); border: 1px solid light-dark(#a2a5b3, #666a7a); border-radius: 6px;
    background: light-dark(#ffffff, #1d1e25); color: light-dark(#26272e, #ececf1); font: 12px/1.5 system-ui, sans-serif;
    box-shadow: 0 1px 4px rgb(0 0 0 / 0.2); }
  summary { padding: 3px 10px; cursor: pointer; font-weight: 600; }
  div { max-height: 40vh; padding: 0 10px 8px; overflow: auto; }
  ul { margin: 0 0 6px; padding: 0; list-style: none; }
  li { padding: 1px 0; overflow-wrap: anywhere; }
  a { color: light-dark(#4338ca, #b4b0ff); }
  :focus-visible { outline: 2px solid light-dark(#4338ca, #b4b0ff); outline-offset: 1px; border-radius: 4px; }
`;

/** Adds a panel to a corner of the page: the machines that run, with links to the explorer. Returns its update. */
export function addCornerPanel({ explorer, tab, actors }: CornerPanelOptions): () => void {
  const host = document.createElement('machines-panel');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const panel = document.createElement('details');
  const summary = document.createElement('summary');
  const body = document.createElement('div');
  const list = document.createElement('ul');
  body.append(list, linkTo(`${explorer}/#/live`, 'Open the explorer'));
  panel.append(summary, body);
  root.append(sheet, panel);
  document.body.append(host);

  const draw = () => {
    const running = actors();
    summary.textContent = `Machines (${String(running.length)})`;
    const lines = running.map(({ actor, machine, value }) => {
      const line = document.createElement('li');
      line.append(
        linkTo(`${explorer}/#/live/${encodeURIComponent(`${tab} ${actor}`)}`, machine),
        ` ${showState(value)}`,
      );
      return line;
    });
    // A link that has the focus is not replaced.
    if (!list.contains(root.activeElement)) list.replaceChildren(...lines);
  };
  draw();
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      draw();
    }, 200);
  };
}

function linkTo(address: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  // One window for all links, so that its recording continues.
  link.target = 'machines';
  link.textContent = text;
  return link;
}
