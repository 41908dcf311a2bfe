import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';
import { prerequisites } from './prerequisites.ts';

const { chromium, postgres, hindiFont } = prerequisites;

test('an installation is announced in one line, with its size and how to use another program', () => {
  expect(announcement([chromium, postgres, hindiFont], { isRoot: true, hasApt: true })).toBe(
    'Installing what the tests need: Chromium (163 MB to download, 559 MB on the disk), ' +
      'PostgreSQL (64 MB to download, 261 MB on the disk), a Hindi font (12 MB to download, 44 MB on the disk). ' +
      'To use your own instead: CHROMIUM_PATH=/path/to/chrome, ' +
      'TEST_DATABASE_URL=postgres://user:password@host/postgres, a font with Devanagari letters in ~/.local/share/fonts.',
  );
});

test('without root the line explains what to do', () => {
  expect(announcement([postgres], { isRoot: false, hasApt: true })).toBe(
    'The tests need PostgreSQL (64 MB to download, 261 MB on the disk), and only root can install it: ' +
      'sudo apt-get install -y --no-install-recommends postgresql. ' +
      'To use your own instead: TEST_DATABASE_URL=postgres://user:password@host/postgres.',
  );
});

test('without apt-get the line explains another way, even as root', () => {
  const line = announcement([chromium], { isRoot: true, hasApt: false });
  expect(line).toContain('npx playwright install chromium');
  expect(line).not.toContain('\n');
});

test('a configured browser that does not start is named once, and the suites that need it do not run', async () => {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/test.ts', 'browser'], {
    env: { ...process.env, CHROMIUM_PATH: '/nowhere/chrome' },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '\n== browser\nThe suite "browser" cannot run here.\n0 passed, 1 failed\n',
    stderr: 'CHROMIUM_PATH is /nowhere/chrome, which is not a Chromium that starts.\n',
  });
});
