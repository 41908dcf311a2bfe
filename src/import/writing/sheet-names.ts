/** Excel's limit, in UTF-16 units. */
const maxLength = 31;

/** Names for the sheets of a workbook as Excel accepts them: short, distinct without regard to case, without `[]:*?/\`. */
export function sheetNames(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name, at) => {
    const plain = name
      .replace(/[[\]:*?/\\\p{Cc}]+/gu, ' ')
      .replace(/^['\s]+|['\s]+$/g, '')
      .replace(/\s+/g, ' ');
    // Excel reserves this name.
    const base = plain === '' || plain.toLowerCase() === 'history' ? `${plain} ${at + 1}`.trim() : plain;
    let unique = shortened(base, '');
    for (let count = 2; used.has(unique.toLowerCase()); count += 1) unique = shortened(base, ` (${count})`);
    used.add(unique.toLowerCase());
    return unique;
  });
}

function shortened(base: string, suffix: string): string {
  // Not half of a character that has two units.
  const cut = base.slice(0, maxLength - suffix.length).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/['\s]+$/, '')}${suffix}`;
}
