import { groupBy } from '../group-by.ts';
import { foldText } from '../text/fold-text.ts';
import { closeness, similarity } from '../text/similarity.ts';
import { coreName, nameKey } from './name-parts.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The result of a search by name. `several` have it, or may be meant by it. */
export type FoundName<Item> =
  | { readonly kind: 'found'; readonly item: Item }
  | { readonly kind: 'several'; readonly items: readonly Item[] }
  | { readonly kind: 'none' };

/**
 * Which names count as found besides equal ones, if only one record has such a name:
 * - `short`: without words that many teams share: 'Soul' for 'Team Soul'.
 * - `part`: also one of several words: 'Reign' for 'Gods Reign'.
 * - `spelling`: also a tag ('GE' for 'Global Esports'), a beginning and a similar spelling. For the few records of one match.
 */
export type Tolerance = 'equal' | 'short' | 'part' | 'spelling';

const tolerances: readonly Tolerance[] = ['equal', 'short', 'part', 'spelling'];

/** Finds records by their names. What is not found is asked or refused by the caller. */
export function nameFinder<Item extends Named>(
  items: readonly Item[],
  tolerance: Tolerance,
): (name: string) => FoundName<Item> {
  const accepts = (kind: Tolerance) => tolerances.indexOf(tolerance) >= tolerances.indexOf(kind);
  const grouped = (keysOf: (name: string) => readonly string[]) => groupBy(items, ({ name }) => keysOf(name));
  const byKey = grouped((name) => [nameKey(name)]);
  const others = [
    accepts('short') && { groups: grouped((name) => [coreName(name)]), keyOf: coreName },
    accepts('spelling') && { groups: grouped(tagsOf), keyOf: compactName },
    accepts('part') && { groups: grouped((name) => nameKey(name).split(' ')), keyOf: nameKey },
  ].filter((group) => group !== false);

  return (name) => {
    if (nameKey(name) === '') return { kind: 'none' };
    const equal = byKey.get(nameKey(name)) ?? [];
    const same = equal.filter((item) => foldText(item.name) === foldText(name));
    if (equal.length > 0) return foundAmong(same.length > 0 ? same : equal);
    for (const { groups, keyOf } of others) {
      const found = groups.get(keyOf(name));
      if (found) return foundAmong(found);
    }
    if (!accepts('spelling')) return { kind: 'none' };
    const longer = items.filter((item) => begins(nameKey(name), nameKey(item.name)));
    return foundAmong(longer.length > 0 ? longer : closestTo(name, items));
  };
}

function foundAmong<Item>(items: readonly Item[]): FoundName<Item> {
  const [item, ...others] = items;
  if (item === undefined) return { kind: 'none' };
  return others.length === 0 ? { kind: 'found', item } : { kind: 'several', items };
}

/** The short forms of a name: the first letters of its words, also without 'Team'; words in capitals; and '(TAG)'. */
function tagsOf(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const initials = (of: readonly string[]) => of.map((word) => word.charAt(0)).join('');
  const withoutTeam = words.filter((word) => foldText(word) !== 'team');
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]{2,5}$/u.test(word));
  const tags = [initials(words), initials(withoutTeam), ...capitals].map(compactName);
  return [...new Set(tags.filter((tag) => tag.length >= 2))];
}

const compactName = (name: string) => nameKey(name).replaceAll(' ', '');

/** A shorter name must have so many letters. */
const minBeginning = 3;

/** Whether each word of a name begins the word of another one: 'Fnatic R' is 'Fnatic Rising'. A number is whole. */
function begins(name: string, other: string): boolean {
  const words = other.split(' ');
  return (
    name.length >= minBeginning &&
    name.split(' ').every((part, at) => (/\d/.test(part) ? words[at] === part : words[at]?.startsWith(part)))
  );
}

/** 'Soul 2' is another team than 'Soul'. */
const numbersIn = (name: string) => (nameKey(name).match(/\d+/g) ?? []).join(' ');

/** Names that are at least this close may be the same, from 0 to 1. */
const minCloseness = 0.6;

/** How much closer the best name must be than the others. */
const minLead = 0.15;

function closestTo<Item extends Named>(name: string, items: readonly Item[]): readonly Item[] {
  const alike = items.filter((item) => numbersIn(item.name) === numbersIn(name));
  const scored = alike.map((item) => ({ item, score: closeness(coreName(name), coreName(item.name)) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best < minCloseness ? [] : scored.flatMap(({ item, score }) => (best - score < minLead ? [item] : []));
}

/** So many records with a similar name are offered for a name that no record has. */
const mostSimilar = 8;

/** Names that are at least this similar are offered, from 0 to 1. */
const minSimilarity = 0.4;

/** Finds the records with similar names, the most similar first. */
export function similarFinder<Item extends Named>(items: readonly Item[]): (name: string) => readonly Item[] {
  const known = items.map((item) => ({ item, key: nameKey(item.name), core: coreName(item.name) }));
  return (name) => {
    const [key, core] = [nameKey(name), coreName(name)];
    return known
      .map((each) => ({ item: each.item, score: each.core === core ? 1 : similarity(key, each.key) }))
      .filter(({ score }) => score >= minSimilarity)
      .sort((one, other) => other.score - one.score)
      .slice(0, mostSimilar)
      .map(({ item }) => item);
  };
}

/** Labels for records to choose from: no two are the same, because those of one name have their id. */
export function distinctLabels(
  items: readonly { readonly id: number | string; readonly name: string }[],
): readonly string[] {
  const byKey = groupBy(items, ({ name }) => [nameKey(name)]);
  return items.map(({ id, name }) => ((byKey.get(nameKey(name))?.length ?? 0) > 1 ? `${name} (${id})` : name));
}
