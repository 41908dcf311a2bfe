import { signed } from '../text/signed-number.ts';
import { adjustmentOf, countIn, type NameOf, type PointRow, type Said, type Scoring, trueSumOf } from './row.ts';

/** The penalty or the bonus of a row in words; undefined without one. A total below zero is said, because it shows as 0. */
export function adjustmentWords(row: PointRow, ruleset: Scoring): Said | undefined {
  const adjustment = adjustmentOf(row, ruleset);
  if (adjustment === 0) return undefined;
  const sum = trueSumOf(row, ruleset) ?? 0;
  const isBelowZero = sum < 0 && countIn(row, 'total_point') === 0;
  const reason = row['reason'] ?? '';
  const values = { points: signed(adjustment), reason, sum: signed(sum) };
  if (reason === '') return { text: isBelowZero ? '{{points}}; the true total is {{sum}}' : '{{points}}', values };
  return { text: isBelowZero ? '{{points}}: {{reason}}; the true total is {{sum}}' : '{{points}}: {{reason}}', values };
}

/** The rows with a penalty or a bonus that has no reason. */
export function withoutReason(
  rows: readonly PointRow[],
  ruleset: Scoring,
  nameOf: NameOf,
): readonly (Said & { readonly row: number })[] {
  return rows.flatMap((row, at) => {
    const adjustment = adjustmentOf(row, ruleset);
    if (adjustment === 0 || (row['reason'] ?? '') !== '') return [];
    const values = { team: nameOf(at), points: signed(adjustment) };
    return [{ row: at, text: '{{team}}: {{points}} has no reason', values } as const];
  });
}
