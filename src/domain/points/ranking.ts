/**
 * Whether numbers are the places of some teams: 1, 2, 3 in any order. After a shared place, as many are left out. A column
 * of equal numbers is none.
 */
export function isRanking(numbers: readonly number[]): boolean {
  return (
    numbers.length > 0 &&
    new Set(numbers).size * 2 > numbers.length &&
    numbers.every((place) => place === 1 + numbers.filter((other) => other < place).length)
  );
}
