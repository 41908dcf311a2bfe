/**
 * Runs the requests of a transaction and waits until it is committed. Rejects with the error of the transaction, if it has
 * one: its requests only report that they were aborted.
 */
export async function committed<Out>(
  { done }: { readonly done: Promise<unknown> },
  requests: () => Promise<Out>,
): Promise<Out> {
  const [result, end] = await Promise.allSettled([requests(), done]);
  if (end.status === 'rejected') throw end.reason;
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
