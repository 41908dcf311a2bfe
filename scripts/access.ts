import { runCommand } from './run/command.ts';

/** Every screen in both themes, both languages and three widths; `npm test` walks a part of them. */
for (const line of ['vite build --logLevel warn', 'tsx scripts/ensure-chromium.ts', 'playwright test matrix']) {
  const { code } = await runCommand(line, { print: 'now', env: { ACCESS_PART: 'all' } });
  if (code === 0) continue;
  process.exitCode = code;
  break;
}
