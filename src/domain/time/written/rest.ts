/** What is not read yet of a text. */
export class Rest {
  #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** Removes the first match that `read` understands, and returns what it means. Anything can follow anything. */
  consume<T>(pattern: RegExp, read: (parts: readonly (string | undefined)[]) => T | undefined): T | undefined {
    const found = pattern.exec(this.#text);
    const value = found ? read(found.slice(1)) : undefined;
    if (!found || value === undefined) return undefined;
    const after = this.#text.slice(found.index + found[0].length);
    this.#text = `${this.#text.slice(0, found.index)} ${after}`.replace(/ +/g, ' ').trim();
    return value;
  }
}
