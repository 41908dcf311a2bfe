import type { Text } from '#i18n/text.ts';
import type { Tie } from './rank.ts';
import type { NameOf, Said } from './say.ts';

const partedBy = {
  chicken_dinner: '{{ahead}} before {{behind}}, both with {{total}}: chicken dinners {{more}} to {{less}}',
  position_point: '{{ahead}} before {{behind}}, both with {{total}}: position points {{more}} to {{less}}',
  total_finish: '{{ahead}} before {{behind}}, both with {{total}}: finishes {{more}} to {{less}}',
} as const satisfies Record<NonNullable<Tie['by']>['column'], Text>;

/** Why teams of the same total stand as they do. Those that nothing parts are told of together. */
export function tieWords(ties: readonly Tie[], nameOf: NameOf): readonly Said[] {
  return ties.flatMap((tie, at): readonly Said[] => {
    const { ahead, behind, total, by } = tie;
    if (by) {
      return [{ text: partedBy[by.column], values: { ahead: nameOf(ahead), behind: nameOf(behind), total, ...by } }];
    }
    if (isLevel(ties[at - 1], ahead)) return [];
    const teams = [ahead, ...levelFrom(ties, at)].map(nameOf).join(', ');
    return [{ text: '{{teams}}, all with {{total}}, are level: the last match decides', values: { teams, total } }];
  });
}

function isLevel(former: Tie | undefined, team: number): boolean {
  return former !== undefined && former.by === undefined && former.behind === team;
}

/** The teams that nothing parts from the one ahead of the tie at this place. */
function levelFrom(ties: readonly Tie[], at: number): readonly number[] {
  const tie = ties[at];
  if (!tie || tie.by) return [];
  const next = ties[at + 1];
  return [tie.behind, ...(next && isLevel(tie, next.ahead) ? levelFrom(ties, at + 1) : [])];
}
