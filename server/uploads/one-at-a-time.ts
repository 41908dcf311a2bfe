/** Runs work when all earlier work has ended. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return await result;
  };
}
