import { asciiDigits } from '../text/ascii-digits.ts';
import { countIn, type NameOf, type PointRow, type Said, trueSumOf } from './row.ts';
import type { Ruleset } from './ruleset.ts';

/** A penalty (negative) or a bonus of a team in one table, with its reason. */
export interface Adjustment {
  readonly points: number;
  readonly reason: string;
}

/** By team id. */
export type Adjustments = Readonly<Record<string, Adjustment>>;

/** '−10' or '+5', as people write it. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** What is typed for the points, with a plain sign and plain digits; undefined if it is no whole number. */
export function readSigned(typed: string): number | undefined {
  const plain = asciiDigits(typed.trim()).replace(/^[−–—]/u, '-');
  return /^[+-]?\d{1,4}$/.test(plain) ? Number(plain) : plain === '' ? 0 : undefined;
}

/** A ruleset with the penalties and bonuses of a table, if it allows them. */
export function withAdjustments(ruleset: Ruleset, adjustments: Adjustments): Ruleset {
  const entries = Object.entries(adjustments);
  if (!ruleset.hasPenalties || entries.length === 0) return ruleset;
  return { ...ruleset, adjustments: Object.fromEntries(entries.map(([team, { points }]) => [team, points])) };
}

/** The penalty or the bonus of a row in words; undefined without one. A total below zero is said, because it shows as 0. */
export function adjustmentWords(row: PointRow, ruleset: Ruleset, adjustments: Adjustments): Said | undefined {
  const adjustment = ruleset.hasPenalties ? adjustments[row['team_id'] ?? ''] : undefined;
  if (adjustment === undefined) return undefined;
  const sum = trueSumOf(row, ruleset) ?? 0;
  const isBelowZero = sum < 0 && countIn(row, 'total_point') === 0;
  const values = { points: signed(adjustment.points), reason: adjustment.reason, sum: signed(sum) };
  if (adjustment.reason === '') {
    return { text: isBelowZero ? '{{points}}; the true total is {{sum}}' : '{{points}}', values };
  }
  return { text: isBelowZero ? '{{points}}: {{reason}}; the true total is {{sum}}' : '{{points}}: {{reason}}', values };
}

/** The teams with a penalty or a bonus that has no reason. */
export function withoutReason(
  rows: readonly PointRow[],
  adjustments: Adjustments,
  nameOf: NameOf,
): readonly (Said & { readonly row: number })[] {
  return rows.flatMap((row, at) => {
    const adjustment = adjustments[row['team_id'] ?? ''];
    if (adjustment === undefined || adjustment.reason !== '') return [];
    const values = { team: nameOf(at), points: signed(adjustment.points) };
    return [{ row: at, text: '{{team}}: {{points}} has no reason', values } as const];
  });
}
