import { runCommand } from './run/command.ts';

/** All static checks. Two run at a time, so the slowest come first. */
const checks = {
  'types, typed lint': 'oxlint --type-aware --type-check --deny-warnings .',
  'project rules, React rules': 'eslint src machines tests/browser explorer/browser --max-warnings 0',
  'unused files, exports, dependencies': 'knip --no-progress',
  'contract: lint, security rules': 'npm run --silent lint:contract',
  'contract: generated files': 'npm run --silent generate -- --check',
  'entities: generated contract, Hindi texts': 'npm run --silent new-entity -- --check',
  'machines: diagrams': 'npm run --silent diagrams -- --check',
  'lock file: complete, for every platform': 'npm ci --dry-run --ignore-scripts --silent',
  'import directions': 'npm run --silent lint:imports',
  'paths named in documents': 'npm run --silent lint:documents',
  'style sheets: nothing that is slow on each change, no size of text in pixels': 'npm run --silent lint:styles',
  vocabulary: 'npm run --silent lint:words',
  'format, imports, lint': 'biome check --error-on-warnings .',
};

const failed: string[] = [];
const waiting = Object.entries(checks);

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, line] = next;
    const { code, output, seconds } = await runCommand(line, { print: 'keep' });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(5)} s  ${name}`);
    if (code === 0) continue;
    failed.push(name);
    console.log(`\n> ${line}\n${output}`);
  }
}

await Promise.all([work(), work()]);

if (failed.length > 0) {
  console.log(`Failed: ${failed.join('; ')}`);
  process.exitCode = 1;
}
