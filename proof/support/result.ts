/** One requirement of a part, and what was measured. */
export interface Result {
  readonly requirement: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** How strictly a part judges. */
export interface Strictness {
  /** Whether times count. In tests they do not: machines differ, and are busy. */
  readonly judgesTimes: boolean;
}

/** A table in Markdown. */
export function resultTable(results: readonly Result[]): string {
  const rows = results.map(
    ({ requirement, measured, isMet }) => `| ${requirement} | ${measured} | ${isMet ? 'yes' : '**no**'} |`,
  );
  return ['| Requirement | Measured | Met |', '|---|---|---|', ...rows].join('\n');
}
