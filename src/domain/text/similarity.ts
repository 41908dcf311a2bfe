/** 1 for equal texts; otherwise below, by the pairs of letters that both have (Dice's coefficient). */
export function similarity(one: string, other: string): number {
  if (one === other) return 1;
  const [pairs, others] = [pairsIn(one), pairsIn(other)];
  if (pairs.length === 0 || others.length === 0) return 0;
  const left = [...others];
  let shared = 0;
  for (const pair of pairs) {
    const at = left.indexOf(pair);
    if (at === -1) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return Math.min(0.99, (2 * shared) / (pairs.length + others.length));
}

/** 1 for equal texts; otherwise below, by the fewest letters to insert, remove or replace (Levenshtein). For short texts. */
export function closeness(one: string, other: string): number {
  const [letters, others] = [Array.from(one), Array.from(other)];
  let row = others.map((_, at) => at + 1);
  for (const [at, letter] of letters.entries()) {
    let [diagonal, left] = [at, at + 1];
    row = row.map((above, column) => {
      const least = Math.min(above + 1, left + 1, diagonal + (letter === others[column] ? 0 : 1));
      diagonal = above;
      left = least;
      return least;
    });
  }
  const longest = Math.max(letters.length, others.length);
  return longest === 0 ? 1 : 1 - (row.at(-1) ?? letters.length) / longest;
}

function pairsIn(text: string): readonly string[] {
  const letters = Array.from(text);
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
