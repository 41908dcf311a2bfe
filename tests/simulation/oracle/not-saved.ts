import { Violation, type World } from '../world/world.ts';

/**
 * Guarantee 4, for a create without a response: "Not saved" is shown only where the server did not have the record at
 * the time of the lookup. A request may arrive after it, and the lookup cannot find a record that was renamed
 * meanwhile.
 */
export function checkNotSaved({ ledger, network, server: { records, served } }: World, source: string): void {
  const press = ledger.presses.findLast((one) => one.source === source);
  const [number] = press?.changes ?? [];
  const made = records.changes.find((change) => change.number === number && change.before === null);
  if (press === undefined || made === undefined) return;
  const name = String(press.values['name']);
  const lookup = served.findLast(({ query, call }) => {
    const isAnswered = network.calls[call - 1]?.isAnswered === true;
    return isAnswered && query !== null && new URLSearchParams(query).get('search') === name;
  });
  if (lookup === undefined || lookup.changes < made.number || records.find(made.id)?.name !== name) return;
  throw new Violation(4, `team ${made.id} is on the server, and the form shows that it was not saved`);
}
