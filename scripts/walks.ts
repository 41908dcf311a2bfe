import { runCommand } from './run/command.ts';

/**
 * Runs all walks through the built app: every screen in both themes, both languages and three widths, every form and every
 * transition. `npm test` runs a part of them. Arguments select test files, as for Playwright.
 */
const args = process.argv.slice(2).join(' ');

for (const line of ['tsx scripts/ensure.ts chromium hindiFont', 'tsx scripts/build.ts', `playwright test ${args}`]) {
  const { code } = await runCommand(line, { print: 'now', env: { TEST_PART: 'all' } });
  if (code === 0) continue;
  process.exitCode = code;
  break;
}
