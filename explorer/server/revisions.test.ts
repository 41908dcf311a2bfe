import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitsOf, revisionOf } from './revisions.ts';

const run = promisify(execFile);
let root = '';

const git = (...args: readonly string[]) =>
  run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: root });

async function commitMachine(subject: string, states: string): Promise<void> {
  const text = `import { createMachine } from 'xstate';\nexport const lampMachine = createMachine({ id: 'lamp', ${states} });\n`;
  await writeFile(join(root, 'machines/lamp/machine.ts'), text);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', subject);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'revisions-'));
  await git('init', '--quiet');
  await mkdir(join(root, 'machines/lamp'), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  await writeFile(join(root, '.gitignore'), 'node_modules\n');
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Start');
  await commitMachine('Add the lamp', "initial: 'off', states: { off: { on: { press: 'on' } }, on: {} }");
  await commitMachine(
    'Let the lamp go off',
    "initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } }",
  );
});

afterAll(() => rm(root, { recursive: true, force: true }));

test('the commits that changed a machine are offered, the newest first', async () => {
  const commits = await commitsOf(root, 'lamp');
  expect(commits.map(({ subject }) => subject)).toEqual(['Let the lamp go off', 'Add the lamp']);
  expect(commits[0]?.hash).toMatch(/^[0-9a-f]{40}$/);
});

test('a machine is loaded as it was at a commit, and its files are removed again', async () => {
  const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('matchdesk-machine-'));
  const before = await folders();
  const { commit, chart } = await revisionOf(root, 'lamp', 'HEAD~1');
  expect(commit.subject).toBe('Add the lamp');
  expect(chart?.transitions.map(({ id }) => id)).toEqual(['off | press | 1']);
  expect((await revisionOf(root, 'lamp', 'HEAD')).chart?.transitions).toHaveLength(2);
  expect(await folders()).toEqual(before);
});

test('a commit without the machine has no chart', async () => {
  expect(await revisionOf(root, 'lamp', 'HEAD~2')).toMatchObject({ commit: { subject: 'Start' }, chart: null });
});

test.each(['HEAD~9', 'nothing', '--help', '-n1', '$(id)', 'HEAD; id', ''])('%j is no commit', async (name) => {
  await expect(revisionOf(root, 'lamp', name)).rejects.toThrow(`"${name}" is no commit`);
});

test('a name that leads out of machines/ is refused', async () => {
  await expect(revisionOf(root, '../lamp', 'HEAD')).rejects.toThrow('no name of a machine');
  await expect(commitsOf(root, '..')).rejects.toThrow('no name of a machine');
});
