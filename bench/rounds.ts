/**
 * Runs every case once per round and reverses the order each time, A B B A. Changes of the machine (heat, other
 * processes) then affect all cases alike, and no case always follows the same one.
 */
export async function inRounds<Case>(
  rounds: number,
  cases: readonly Case[],
  run: (one: Case, round: number) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? cases : [...cases].reverse();
    for (const one of order) await run(one, round);
  }
}
