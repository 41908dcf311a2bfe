/** A source file. */
export interface Source {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/**
 * The words that the glossary bans everywhere: single words of its table *Do not write*. Words with a meaning in
 * brackets, such as *copy (of a list)*, are banned in that meaning only, and a reader has to decide.
 */
export function bannedWords(glossary: string): readonly string[] {
  const [, table = ''] = glossary.split('| Do not write | Write |');
  return [...table.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell = '']) => (cell.includes('(') ? [] : cell.split(', ')))
    .filter((word) => /^[a-z]+$/.test(word));
}

/** The names of files and identifiers that contain a banned word, as `path: name`. */
export function bannedNames(
  sources: readonly Source[],
  { words, except }: { readonly words: readonly string[]; readonly except: readonly string[] },
): readonly string[] {
  const banned = new Set(words.flatMap(formsOf));
  const exceptions = new Set(except);
  const isBanned = (name: string) =>
    !exceptions.has(name) && partsOf(name).some((part) => banned.has(part.toLowerCase()));
  return sources.flatMap(({ path, text }) => {
    const fileName = path.slice(path.lastIndexOf('/') + 1);
    const names = [fileName, ...(withoutTexts(text).match(/[A-Za-z_$][\w$]*/g) ?? [])];
    return [...new Set(names)].filter(isBanned).map((name) => `${path}: ${name}`);
  });
}

const formsOf = (word: string) => [word, `${word}s`, `${word}ed`, `${word.replace(/e$/, '')}ing`, `un${word}ed`];

const partsOf = (name: string) => name.match(/[A-Z]?[a-z]+/g) ?? [];

/** Source without comments and texts. Interface texts say what staff say (docs/voice.md); cspell checks the comments. */
function withoutTexts(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''");
}
