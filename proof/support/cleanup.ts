/** Notes what has to be ended later. The latest is ended first. */
export type Defer = (end: () => unknown) => void;

interface Cleanup {
  readonly defer: Defer;
  /** Ends everything, also when some of it fails. */
  readonly run: () => Promise<void>;
}

function createCleanup(): Cleanup {
  const ends: (() => unknown)[] = [];
  return {
    defer: (end) => void ends.push(end),
    run: async () => {
      for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
        try {
          await end();
        } catch (error) {
          console.error(error);
        }
      }
    },
  };
}

/** Runs work that starts things, and ends them after it, also when it fails halfway. */
export async function withCleanup<Out>(work: (defer: Defer) => Promise<Out>): Promise<Out> {
  const { defer, run } = createCleanup();
  try {
    return await work(defer);
  } finally {
    await run();
  }
}

/** Opens something that consists of several things. What was started is ended when it fails, otherwise by `dispose`. */
export async function openWithCleanup<Out>(
  open: (defer: Defer, dispose: () => Promise<void>) => Promise<Out>,
): Promise<Out> {
  const { defer, run } = createCleanup();
  try {
    return await open(defer, run);
  } catch (error) {
    await run();
    throw error;
  }
}
