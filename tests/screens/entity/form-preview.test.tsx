import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listRows } from '#api/calls/entity-calls.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { isRecordKnown, prefetchRecord } from '#records/prefetch-record.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { renderForm } from '../support/render-form.tsx';

const server = withReferenceServer();
const tab = withTab();

beforeEach(async () => {
  const result = await listRows(tab().api, teams.endpoints.list, { page: 1, perPage: 10, search: '' });
  if (result.kind !== 'ok') throw new Error(result.message);
  tab().visibleRows.note('teams', {
    query: { page: 1, perPage: 10, search: '' },
    rows: result.data.data,
    total: result.data.totalData,
  });
});

const open = (id: number) => renderForm(tab(), teams, { id });
const nameField = () => document.querySelector<HTMLInputElement>('[id="field-name"]');
const seenRow = () => tab().visibleRows.rowOf('teams', 95);

test('while the record loads, the form shows the row from the list, read-only', async () => {
  server.failNext('GET /api/v1/teams/95', 'silent');
  open(95);
  await waitFor(() => expect(nameField()?.value).toBe(seenRow()?.['name']));
  expect(nameField()?.closest('form')?.inert).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('once loaded, the record can be edited', async () => {
  open(95);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  expect(name.value).toBe(seenRow()?.['name']);
  expect(name.closest('form')?.inert).toBe(false);
});

test('a prefetched record that has arrived is rendered at once, without a preview', async () => {
  await prefetchRecord(tab().api, teams, 95).settled;
  expect(isRecordKnown(tab().api, teams, 95)).toBe(true);
  const forms: boolean[] = [];
  const observer = new MutationObserver(() => {
    for (const form of document.querySelectorAll('form')) forms.push(form.inert);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  open(95);
  await waitFor(() => expect(nameField()?.value).toBe(seenRow()?.['name']));
  observer.disconnect();
  expect(forms).not.toContain(true);
  expect(server.calls('GET /api/v1/teams/95')).toHaveLength(1);
});

test('a prefetched record that has expired is read again, behind a preview', async () => {
  await prefetchRecord(tab().api, teams, 95).settled;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5100);
  server.failNext('GET /api/v1/teams/95', 'silent');
  open(95);
  await waitFor(() => expect(nameField()?.closest('form')?.inert).toBe(true));
});

test('a record without a known row shows no preview', async () => {
  server.failNext('GET /api/v1/teams/33', 'silent');
  open(33);
  await waitFor(() => expect(server.calls('GET /api/v1/teams/33')).toHaveLength(1));
  expect(nameField()).toBeNull();
});

test("a sign-out deletes the user's rows", async () => {
  expect(seenRow()).toBeDefined();
  tab().session.send({ type: 'session.signOut' });
  await waitFor(() => expect(seenRow()).toBeUndefined());
});
