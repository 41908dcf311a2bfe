import { posix } from 'node:path';

/** A Markdown document of the project. */
export interface Document {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** A path that a document names. */
interface Named {
  readonly path: string;
  /** The target of a link is relative to its document; other paths may begin in any folder. */
  readonly isLink: boolean;
}

const codeSpan = /`([^`\n]+)`/g;
const linkTarget = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
/** Names of files and folders, with `*` for any name. */
const pathLike = /^\.{0,2}(?:[\w*.-]+\/)+[\w*.-]*$|^[\w*-][\w*.-]*\.(?:tsx?|js|cjs|css|html|json|md|sh|svg|ya?ml)$/;

/** The paths that documents name and that no file and no folder has, as `document: path`. */
export function missingPaths(
  documents: readonly Document[],
  { files, except }: { readonly files: readonly string[]; readonly except: readonly string[] },
): readonly string[] {
  const existing = new Set(files.flatMap(withFolders));
  const all = [...existing].map((path) => `/${path}`);
  const exceptions = new Set(except);
  const first = new Set(files.map((path) => path.split('/')[0]));

  const exists = ({ path, isLink }: Named, from: string) => {
    const given = path.replace(/\/$/, '');
    if ([posix.join(from, given), given].some((each) => existing.has(each))) return true;
    if (isLink) return false;
    const pattern = new RegExp(`/${escaped(given).replaceAll('\\*', '[^/]*')}$`);
    // A path from the root is whole. Another one may leave out the folders that its sentence is about.
    const isWhole = given.includes('/') && first.has(given.split('/')[0]);
    return all.some((each) => pattern.test(each) && (!isWhole || each.match(pattern)?.index === 0));
  };

  return documents.flatMap(({ path: document, text }) =>
    [...new Map(namesIn(text).map((name) => [`${String(name.isLink)} ${name.path}`, name])).values()]
      .filter((name) => !exceptions.has(name.path) && !exists(name, posix.dirname(document)))
      .map(({ path }) => `${document}: ${path}`),
  );
}

function namesIn(text: string): readonly Named[] {
  const spans = [...text.matchAll(codeSpan)].map(([, path = '']) => ({ path, isLink: false }));
  const links = [...text.matchAll(linkTarget)].map(([, path = '']) => ({ path, isLink: true }));
  return [...spans.filter(({ path }) => pathLike.test(path)), ...links.filter(({ path }) => !/^\w+:/.test(path))];
}

/** A path and the folders that it is in. */
function withFolders(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

const escaped = (path: string) => path.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
