import type { Plugin, Rolldown } from 'vite';

/**
 * Lets a screen that comes late bring its own rules of style: what the page does not begin with stands in the script that
 * needs it, in place of a sheet of its own to be asked for. A change of the rules changes the script's name, as Vite counts
 * the names of a file's sheets into it.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === 'chunk');
      const atOnce = beginningsOf(chunks);
      for (const chunk of chunks) {
        const sheets = chunk.viteMetadata?.importedCss;
        if (!sheets || atOnce.has(chunk.fileName)) continue;
        const rules = [...sheets].map((name) => rulesOf(bundle[name])).join('');
        if (rules.includes('url(')) this.error(`${chunk.fileName}: a late style cannot name files.`);
        if (rules !== '') chunk.code = adopting(rules) + chunk.code;
        sheets.clear();
      }
      const used = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      for (const { fileName } of files)
        if (fileName.endsWith('.css') && !used.has(fileName)) Reflect.deleteProperty(bundle, fileName);
    },
  };
}

/** The files that are loaded before anything is asked for. */
function beginningsOf(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of found) {
    for (const one of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(one);
  }
  return found;
}

function rulesOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  return file?.type === 'asset' ? String(file.source) : '';
}

function adopting(rules: string): string {
  return `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(rules)});document.adoptedStyleSheets.push(s)}`;
}
