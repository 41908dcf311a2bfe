import { groupBy } from '../group-by.ts';
import { foldText } from '../text/fold-text.ts';
import { closeness } from '../text/similarity.ts';
import { coreName, foldName } from './core-name.ts';

export interface Team {
  readonly id: number;
  readonly name: string;
}

/** Finds a team by its name, or by its name without 'Team' and 'Esports' if that is unique. */
export function teamFinder(teams: readonly Team[]): (name: string) => string | undefined {
  const byName = groupBy(teams, ({ name }) => [foldName(name)]);
  const byCore = groupBy(teams, ({ name }) => [coreName(name)]);
  return (name) => {
    const found = byName.get(foldName(name)) ?? byCore.get(coreName(name)) ?? [];
    return found.length === 1 ? String(found[0]?.id) : undefined;
  };
}

/** Names that are at least this similar may be the same, from 0 to 1. */
const minSimilarity = 0.6;

/** How much more similar the best name must be than the second one. */
const minLead = 0.15;

/**
 * Finds one of the few teams of a match: by its name, by its tag ('GE' for 'Global Esports'), or by a similar spelling.
 * Undefined if none or several are possible.
 */
export function similarTeamFinder(teams: readonly Team[]): (name: string) => string | undefined {
  const exact = teamFinder(teams);
  const tags = groupBy(teams, ({ name }) => tagsOf(name));
  return (name) => {
    const found = exact(name);
    if (found !== undefined) return found;
    const [tagged, ...others] = tags.get(compact(name)) ?? [];
    if (tagged && others.length === 0) return String(tagged.id);
    const [best, second] = teams
      .map((team) => ({ id: team.id, likeness: closeness(coreName(name), coreName(team.name)) }))
      .sort((one, other) => other.likeness - one.likeness);
    if (!best || best.likeness < minSimilarity) return undefined;
    return best.likeness - (second?.likeness ?? 0) < minLead ? undefined : String(best.id);
  };
}

/** The short forms of a name: the first letters of its words, also without 'Team'; words in capitals; and '(TAG)'. */
function tagsOf(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const initials = (of: readonly string[]) => of.map((word) => word.charAt(0)).join('');
  const withoutTeam = words.filter((word) => foldText(word) !== 'team');
  const capitals = words.filter((word) => /^[\p{Lu}\p{N}]{2,5}$/u.test(word));
  const tags = [initials(words), initials(withoutTeam), ...capitals].map(compact);
  return [...new Set(tags.filter((tag) => tag.length >= 2))];
}

const compact = (text: string) => foldName(text).replaceAll(' ', '');
