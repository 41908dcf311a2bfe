import type { Text } from '#i18n/text.ts';
import type { NameOf, Said } from './message.ts';
import type { Tie } from './rank.ts';

const reasons = {
  chicken_dinner: '{{ahead}} before {{behind}}, both with {{total}}: chicken dinners {{more}} to {{less}}',
  position_point: '{{ahead}} before {{behind}}, both with {{total}}: position points {{more}} to {{less}}',
  total_finish: '{{ahead}} before {{behind}}, both with {{total}}: finishes {{more}} to {{less}}',
} as const satisfies Record<NonNullable<Tie['by']>['column'], Text>;

/** Explains the order of teams with the same total. Level teams are listed in one message. */
export function tieMessages(ties: readonly Tie[], nameOf: NameOf): readonly Said[] {
  return ties.flatMap((tie, at): readonly Said[] => {
    const { ahead, behind, total, by } = tie;
    if (by) {
      return [{ text: reasons[by.column], values: { ahead: nameOf(ahead), behind: nameOf(behind), total, ...by } }];
    }
    if (isLevel(ties[at - 1], ahead)) return [];
    const teams = [ahead, ...levelFrom(ties, at)].map(nameOf).join(', ');
    return [{ text: '{{teams}}, all with {{total}}, are level: the last match decides', values: { teams, total } }];
  });
}

function isLevel(previous: Tie | undefined, team: number): boolean {
  return previous !== undefined && previous.by === undefined && previous.behind === team;
}

/** The teams that are level with the team ahead in this tie. */
function levelFrom(ties: readonly Tie[], at: number): readonly number[] {
  const tie = ties[at];
  if (!tie || tie.by) return [];
  const next = ties[at + 1];
  return [tie.behind, ...(next && isLevel(tie, next.ahead) ? levelFrom(ties, at + 1) : [])];
}
