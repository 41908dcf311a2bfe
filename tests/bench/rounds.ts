/**
 * Runs every case once a round, and turns the order round each time, A B B A: whatever the machine does meanwhile (it
 * grows warm, others come and go) falls on all alike, and none is always the one after another.
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
