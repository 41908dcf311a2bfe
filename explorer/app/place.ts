import { useSyncExternalStore } from 'react';

/** What the page shows. Its address contains all of it, so every view has a link. */
export interface Place {
  /** The page: `machines`, `compare`, `live` or `replay`. */
  readonly page: string;
  /** Of a machine its name, of a replay its seed; '' for none. */
  readonly name: string;
  /** The chosen panel of a machine; '' for the first. */
  readonly panel: string;
  /** The path of the chosen state, or the id of the chosen transition; null for none. The root has the empty path. */
  readonly state: string | null;
  readonly transition: string | null;
  /** The start of a manual run, and the labels of its events; null and none for a new run. */
  readonly input: string | null;
  readonly events: readonly string[];
  /** The commits that are compared; null for the last one, and for the working copy. */
  readonly from: string | null;
  readonly to: string | null;
  /** The chosen row of a replay's timeline, from 0; null for the last. */
  readonly moment: number | null;
}

const nowhere: Place = {
  ...{ page: 'machines', name: '', panel: '', state: null, transition: null },
  ...{ input: null, events: [], from: null, to: null, moment: null },
};

/** The address of a place. */
export function hrefOf(place: Partial<Place>): string {
  const { page, name, panel, state, transition, input, events, from, to, moment } = { ...nowhere, ...place };
  const query = new URLSearchParams();
  if (panel !== '') query.set('panel', panel);
  if (state !== null) query.set('state', state);
  if (transition !== null) query.set('transition', transition);
  if (input !== null) query.set('input', input);
  for (const event of events) query.append('event', event);
  if (from !== null) query.set('from', from);
  if (to !== null) query.set('to', to);
  if (moment !== null) query.set('moment', String(moment));
  const text = query.toString();
  return `#/${page}${name === '' ? '' : `/${encodeURIComponent(name)}`}${text === '' ? '' : `?${text}`}`;
}

export function placeAt(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\//, '').split('?');
  const [page = '', name = ''] = path.split('/');
  const parameters = new URLSearchParams(query);
  return {
    page: page === '' ? nowhere.page : page,
    name: decodeURIComponent(name),
    panel: parameters.get('panel') ?? '',
    state: parameters.get('state'),
    transition: parameters.get('transition'),
    input: parameters.get('input'),
    events: parameters.getAll('event'),
    from: parameters.get('from'),
    to: parameters.get('to'),
    moment: numberIn(parameters.get('moment')),
  };
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

export function go(place: Partial<Place>): void {
  location.hash = hrefOf(place);
}

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

export function usePlace(): Place {
  return placeAt(useSyncExternalStore(subscribe, () => location.hash));
}
