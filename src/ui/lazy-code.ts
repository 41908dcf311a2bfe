/** Code that is fetched when it is first needed. Once here it stays, so that a screen opened again shows at once. */
export interface LazyCode<Code> {
  readonly arrived: () => Code | undefined;
  /** Asks for it, again after a failure. */
  readonly load: () => Promise<Code>;
}

export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let arrived: Code | undefined;
  return {
    arrived: () => arrived,
    load: async () => {
      arrived = await load();
      return arrived;
    },
  };
}

/** The same, one for each key. */
export function lazyCodeByKey<Key, Code>(load: (key: Key) => Promise<Code>): (key: Key) => LazyCode<Code> {
  const codes = new Map<Key, LazyCode<Code>>();
  return (key) => {
    const known = codes.get(key) ?? lazyCode(() => load(key));
    codes.set(key, known);
    return known;
  };
}
