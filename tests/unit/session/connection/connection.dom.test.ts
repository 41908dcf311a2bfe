import { expect, test } from 'vitest';
import { ownApi } from '#api/api.ts';
import { listRows, updateRecord } from '#api/calls/entity-calls.ts';
import { connectionOf } from '#machines/connectivity/machine.ts';
import { withReferenceServer } from '../../../support/contract/reference-server.ts';
import { eventually } from '../../../support/eventually.ts';
import { demoAdmin, openTab, type Tab, withDevice } from '../../../support/page/open-tab.ts';
import { closeTabs } from '../../../support/page/opened-tabs.ts';

const server = withReferenceServer();
withDevice();

const list = ({ api }: Tab) =>
  listRows(api, 'GET /api/v1/teams', { page: 1, perPage: 10, search: '' }, { fixed: { type: 'web' } });
const stateOf = ({ connection }: Tab) => connectionOf(connection.getSnapshot());
const accessOf = ({ session }: Tab) => JSON.stringify(session.getSnapshot().value);

test('a failed call and a failed probe set offline; the next response sets online', async () => {
  const tab = await openTab(demoAdmin);
  server.failAll('unreachable');
  expect((await list(tab)).kind).toBe('offline');
  await eventually(() => expect(stateOf(tab)).toBe('offline'));
  server.recover();
  expect((await list(tab)).kind).toBe('ok');
  expect(stateOf(tab)).toBe('online');
});

test('a write without a network is not sent and reports offline; with a network again it is sent', async () => {
  const tab = await openTab(demoAdmin);
  server.failAll('unreachable');
  await list(tab);
  await eventually(() => expect(stateOf(tab)).toBe('offline'));
  const before = server.calls().length;
  const rename = () => updateRecord(ownApi(tab.api), 'PATCH /api/v1/games/{id}', 1, { name: 'Chess' });
  expect((await rename()).kind).toBe('offline');
  expect(server.calls()).toHaveLength(before);
  server.recover();
  expect((await rename()).kind).not.toBe('offline');
});

test('a launch without tokens is read-only while the server is unreachable, then locked', async () => {
  await openTab(demoAdmin);
  closeTabs();
  sessionStorage.clear();
  server.failAll('unreachable');
  const tab = await openTab();
  expect(navigator.onLine).toBe(true);
  expect(accessOf(tab)).toContain('readOnly');
  server.recover();
  tab.connection.send({ type: 'connectivity.check' });
  await tab.until((snapshot) => snapshot.hasTag('dialog'));
});

test('the session follows the online and offline events of the browser', async () => {
  await openTab(demoAdmin);
  closeTabs();
  sessionStorage.clear();
  const tab = await openTab();
  expect(accessOf(tab)).toContain('locked');
  window.dispatchEvent(new Event('offline'));
  expect(stateOf(tab)).toBe('offline');
  expect(accessOf(tab)).toContain('readOnly');
  window.dispatchEvent(new Event('online'));
  await tab.until((snapshot) => snapshot.hasTag('dialog'));
  expect(stateOf(tab)).toBe('online');
});
