import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NewEntity, newEntity } from '../../support/new-entity.ts';

/** For each step in the copy, in milliseconds. */
const stepTimeoutMs = 240_000;

let sponsors: NewEntity;

beforeAll(async () => {
  sponsors = await newEntity();
}, stepTimeoutMs);
afterAll(() => sponsors.remove());

test('the command says which texts lack their Hindi, and the check fails until they are there', async () => {
  const { run, fillTexts, printed } = sponsors;
  for (const text of ['Sponsors', 'Sponsor', 'Emblem']) {
    expect(printed).toContain(`src/i18n/hi/entities.json: the Hindi of "${text}"`);
  }
  const before = await run('tsx scripts/new-entity/main.ts --check');
  expect(before).toMatchObject({ code: 1 });
  expect(before.output).toContain('src/i18n/hi/entities.json: "Emblem" has no Hindi');
  await fillTexts();
  expect(await run('tsx scripts/new-entity/main.ts --check')).toMatchObject({ code: 0, output: '' });
});

test('the command changes nothing when it runs again', async () => {
  const { run, contents } = sponsors;
  const before = await contents();
  expect(await run('tsx scripts/new-entity/main.ts sponsors')).toMatchObject({ code: 0 });
  expect(await contents()).toEqual(before);
});

test.each([
  ['types and lint', 'oxlint --type-aware --type-check --deny-warnings src/entities src/domain src/app/shell server'],
  ['contract', 'npm run --silent lint:contract'],
  ['generated files', 'npm run --silent generate -- --check'],
])(
  'it passes the check: %s',
  async (_, line) => {
    const { code, output } = await sponsors.run(line);
    expect(code, output).toBe(0);
  },
  stepTimeoutMs,
);

test(
  'its contract, its rules and its calls are tested',
  async () => {
    const { code, output } = await sponsors.run(
      'vitest run --project embedded --project contract --project unit specification entities operations filters -t [sS]ponsor',
    );
    expect(code, output).toBe(0);
    for (const file of ['specification', 'rules', 'operations', 'filters']) {
      expect(output).toMatch(new RegExp(`✓.*/${file}\\.test\\.ts`));
    }
  },
  stepTimeoutMs,
);
