import type { Option, OptionList, OptionSearch } from '#fields/options.ts';

/** Dropdowns with more options than one call returns: the first ones by name are loaded, the others on demand. */

/** The most ids in one call. */
const maxIdsPerCall = 100;

/** The parameters of a call for options that the list does not contain; null if it contains all that are searched. */
export function searchParamsOf(
  list: OptionList | undefined,
  wanted: OptionSearch,
): Readonly<Record<string, string>> | null {
  if (list?.kind !== 'loaded' || list.rest === null) return null;
  if ('search' in wanted) {
    const search = wanted.search.trim();
    return search === '' ? null : { search };
  }
  const known = new Set(list.options.map(({ id }) => String(id)));
  const ids = wanted.ids.filter((id) => /^[1-9]\d{0,9}$/.test(id) && !known.has(id) && !list.rest?.nameless.has(id));
  return ids.length === 0 ? null : { ids: [...new Set(ids)].slice(0, maxIdsPerCall).join(',') };
}

interface SearchStep {
  /** A search starts (1) or ends (-1). */
  readonly asked: 1 | -1;
  readonly found?: readonly Option[];
  /** The parameters of the ended search. */
  readonly params?: Readonly<Record<string, string>>;
}

/** The list with the found options added, sorted by name. */
export function addFoundOptions(list: OptionList, { asked, found = [], params = {} }: SearchStep): OptionList {
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
