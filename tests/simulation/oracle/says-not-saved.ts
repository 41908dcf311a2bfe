import { Broken, type World } from '../world/world.ts';

/**
 * Promise 4, of a create without a response: "Not saved" is shown only where the server did not have the record when it was
 * looked up. A request may arrive after that, and a record that has another name by then cannot be found.
 */
export function checkNotSaved({ ledger, server: { records, told } }: World, place: string): void {
  const press = ledger.presses.findLast((one) => one.place === place);
  const [number] = press?.changes ?? [];
  const made = records.changes.find((change) => change.number === number && change.before === null);
  if (press === undefined || made === undefined) return;
  const name = String(press.values['name']);
  const lookup = told.findLast(({ query }) => query !== null && new URLSearchParams(query).get('search') === name);
  if (lookup === undefined || lookup.changes < made.number || records.get(made.id).name !== name) return;
  throw new Broken(4, `team ${made.id} is on the server, and the form says that it was not saved`);
}
