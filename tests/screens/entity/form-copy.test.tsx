import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entity as matches } from '#entities/declared/bgmi-allmatches.ts';
import { entity as games } from '#entities/declared/games.ts';
import type { Entity } from '#entities/define.ts';
import { pictureFile } from '../../server/support/pictures.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { createdId } from '../support/created-id.ts';
import { renderForm } from '../support/render-form.tsx';
import { save } from '../support/team-form.ts';

const server = withReferenceServer();
const tab = withTab();

const openCopy = (entity: Entity, duplicateOf: number) => renderForm(tab(), entity, { duplicateOf });

test('a copy of a match has the next number, starts 45 minutes later and is saved as a new record', async () => {
  const match = { map_name: 'Erangel', bgmi_match_id: '1', day: '2', match_no: '7', start_date: '2026-12-01 12:30:00' };
  const id = await createdId(tab(), 'POST /api/v1/bgmi/allMatches', { ...match, status: '0' });
  const { user, onDone } = openCopy(matches, id);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Match No/).value).toBe('8'));
  screen.getByText(/unsaved changes: Map Name, /);
  await save(user);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.calls('POST /api/v1/bgmi/allMatches').at(-1)?.body).toEqual({
    ...match,
    match_no: '8',
    start_date: '2026-12-01 13:15:00',
    status: '0',
  });
});

test('a copy includes the picture of the record', async () => {
  const id = await createdId(tab(), 'POST /api/v1/games', { name: 'Pictured', image: pictureFile('png'), status: '1' });
  const { user, onDone } = openCopy(games, id);
  await screen.findByDisplayValue('Pictured');
  await save(user);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const sent = server.calls('POST /api/v1/games').at(-1)?.body as { image?: unknown };
  expect(sent.image).toBeInstanceOf(Blob);
  expect((sent.image as Blob).size).toBe(pictureFile('png').size);
});

test('a record that cannot be read is not copied and can be read again', async () => {
  const id = await createdId(tab(), 'POST /api/v1/games', { name: 'Read Late', status: '1' });
  server.failNext(`GET /api/v1/games/${id}`, 'serverFault');
  const { user } = openCopy(games, id);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByDisplayValue('Read Late');
});
