import { runCommand } from './run/command.ts';

/**
 * All the walks through the built app, of which `npm test` takes a part: every screen in both themes, both languages and
 * three widths, every form, every transition. Further words choose among their files, as Playwright takes them.
 */
const words = process.argv.slice(2).join(' ');

for (const line of ['tsx scripts/ensure.ts chromium hindiFont', 'tsx scripts/build.ts', `playwright test ${words}`]) {
  const { code } = await runCommand(line, { print: 'now', env: { WALK_PART: 'all' } });
  if (code === 0) continue;
  process.exitCode = code;
  break;
}
