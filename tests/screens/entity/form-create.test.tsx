import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { entity as games } from '#entities/declared/games.ts';
import { entity as players } from '#entities/declared/player.ts';
import { entity as teams } from '#entities/declared/teams.ts';
import { pictureFile } from '../../server/support/pictures.ts';
import { withReferenceServer } from '../../support/contract/reference-server.ts';
import { withTab } from '../../support/page/open-tab.ts';
import { renderForm } from '../support/render-form.tsx';
import { box, fillInTeam, save } from '../support/team-form.ts';

const server = withReferenceServer();
const tab = withTab();

const create = 'POST /api/v1/teams';

test('Save shows all errors, focuses the first invalid field and sends nothing', async () => {
  const { user, onDone } = renderForm(tab(), teams);
  await save(user);
  await box('Name', 'Name is required');
  await box('Full Name', 'Full Name is required');
  await screen.findByRole('combobox', { name: 'Game', description: 'Game is required' });
  expect(document.activeElement).toBe(await box('Name'));
  expect(server.calls(create)).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});

test('an invalid value shows an error on blur, which disappears when the value is fixed', async () => {
  const message = 'The Name cannot include leading and trailing spaces';
  const { user } = renderForm(tab(), teams);
  await user.type(await box('Name'), ' Soul');
  expect(screen.queryByText(message)).toBeNull();
  await user.tab();
  await box('Name', message);
  await user.clear(await box('Name'));
  await user.type(await box('Name'), 'Soul');
  await box('Name', '');
});

test('characters that cannot be seen are refused with a button that removes them', async () => {
  const { user } = renderForm(tab(), teams);
  await user.click(await box('Name'));
  await user.paste('So\u200bul \u202e7');
  expect(screen.queryByRole('button', { name: 'Remove invisible characters' })).toBeNull();
  await user.tab();
  await box('Name', 'This contains characters that cannot be seen');
  expect((await box('Name')).value).toBe('So\u200bul \u202e7');
  await user.click(screen.getByRole('button', { name: 'Remove invisible characters' }));
  expect((await box('Name', '')).value).toBe('Soul 7');
  expect(screen.queryByRole('button', { name: 'Remove invisible characters' })).toBeNull();
});

test('a valid record is created, and the screen closes', async () => {
  const { user, onDone } = renderForm(tab(), teams);
  await fillInTeam(user, 'Night Shift');
  await save(user);
  await screen.findByText('Team created successfully');
  expect(onDone).toHaveBeenCalledOnce();
  expect(server.calls(create).map(({ body }) => body)).toEqual([
    {
      name: 'Night Shift',
      full_name: 'Night Shift Esports',
      game_id: expect.stringMatching(/^\d+$/) as string,
      status: '1',
    },
  ]);
});

test('errors from the server appear at their fields, and typed values stay', async () => {
  const { user, onDone } = renderForm(tab(), teams);
  await fillInTeam(user, 'Taken');
  const errors = [
    { path: 'full_name', msg: 'This team is there already' },
    { path: 'somewhere_else', msg: 'The season is closed' },
  ];
  server.failNext(create, { status: 422, body: { status: false, message: 'Not saved', errors } });
  await save(user);
  await box('Full Name', 'This team is there already');
  screen.getByText('The season is closed');
  expect(document.activeElement).toBe(await box('Full Name'));
  expect((await box('Name')).value).toBe('Taken');
  expect(onDone).not.toHaveBeenCalled();

  await save(user);
  await screen.findByText('Team created successfully');
  expect(server.calls(create)[1]?.body).toEqual(server.calls(create)[0]?.body);
});

test('without a connection nothing is sent and nothing is lost', async () => {
  const { user } = renderForm(tab(), teams);
  await fillInTeam(user, 'Patient');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await save(user);
  await waitFor(() => expect(screen.getAllByText('You are offline')).not.toEqual([]));
  expect(server.calls(create)).toEqual([]);
  expect((await box('Name')).value).toBe('Patient');
});

test('a save in progress ignores a second press', async () => {
  const { user } = renderForm(tab(), teams);
  await fillInTeam(user, 'Slow');
  server.failNext(create, 'silent');
  await save(user);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Loading...' });
  expect(button.disabled).toBe(true);
  // The draft is stored as sent before the request goes out.
  await waitFor(() => expect(server.calls(create)).toHaveLength(1));
  await user.keyboard('{Control>}s{/Control}');
  expect(tab().api.pending.current()).toHaveLength(1);
});

test('a dropdown whose options cannot be read shows an error and reads them again', async () => {
  server.failNext('GET /api/v1/games/all', 'serverFault');
  const { user } = renderForm(tab(), teams);
  await user.click(await screen.findByRole('combobox', { name: 'Game' }));
  await screen.findByText('The options could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('option', { name: 'VALORANT' });
});

test('a game without a pandascore_id is listed for a player, disabled and with the reason', async () => {
  const { user } = renderForm(tab(), players);
  await user.type(await screen.findByRole('combobox', { name: 'Game' }), 'bgmi');
  const option = await screen.findByRole('option', { name: /BGMI/ });
  expect(option.getAttribute('aria-disabled')).toBe('true');
  within(option).getByText('No Pandascore id');
});

test('the Pandascore id accepts only digits, ten at most', async () => {
  const { user } = renderForm(tab(), players);
  await user.type(await box('Pandascore Id'), '12a34-567 8901234');
  expect((await box('Pandascore Id')).value).toBe('1234567890');
});

test('a picture is sent as a file', async () => {
  const { user } = renderForm(tab(), games);
  await user.type(await box('Name'), 'Carrom');
  await user.upload(
    await screen.findByLabelText(/Choose a picture/),
    new File([pictureFile('png', { bytes: 300 })], 'mark.png', { type: 'image/png' }),
  );
  await save(user);
  await screen.findByText('Game created successfully');
  expect(server.calls('POST /api/v1/games')[0]?.body).toMatchObject({
    name: 'Carrom',
    image: { name: 'mark.png', size: 300 },
  });
});
