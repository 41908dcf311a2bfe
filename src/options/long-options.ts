import type { Option, OptionList, OptionSearch } from '#fields/options.ts';

/** Dropdowns of more items than their call answers with: the first ones by name are there, the others are asked for. */

/** So many ids are asked for in one call. */
const idsAtOnce = 100;

/** What a call asks for of what a list has left out; null where there is nothing to ask for. */
export function searchParamsOf(
  list: OptionList | undefined,
  sought: OptionSearch,
): Readonly<Record<string, string>> | null {
  if (list?.kind !== 'loaded' || list.rest === null) return null;
  if ('search' in sought) {
    const search = sought.search.trim();
    return search === '' ? null : { search };
  }
  const known = new Set(list.options.map(({ id }) => String(id)));
  const ids = sought.ids.filter((id) => /^[1-9]\d{0,9}$/.test(id) && !known.has(id) && !list.rest?.nameless.has(id));
  return ids.length === 0 ? null : { ids: [...new Set(ids)].slice(0, idsAtOnce).join(',') };
}

interface Found {
  readonly asked: 1 | -1;
  readonly found?: readonly Option[];
  /** What was asked for. */
  readonly params?: Readonly<Record<string, string>>;
}

/** A list with what has been found, in the order of names. */
export function withFound(list: OptionList, { asked, found = [], params = {} }: Found): OptionList {
  if (list.kind !== 'loaded' || list.rest === null) return list;
  const known = new Set(list.options.map(({ id }) => id));
  const added = found.filter(({ id }) => !known.has(id));
  const options =
    added.length === 0
      ? list.options
      : [...list.options, ...added].toSorted((one, other) => compare(one.name, other.name));
  const named = new Set(found.map(({ id }) => String(id)));
  const missing = (params['ids'] ?? '').split(',').filter((id) => id !== '' && !named.has(id));
  const nameless = new Set([...list.rest.nameless, ...missing]);
  return { ...list, options, rest: { asked: list.rest.asked + asked, nameless } };
}

const { compare } = new Intl.Collator();
