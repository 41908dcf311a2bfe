import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const box = (name: string, description?: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name, ...(description !== undefined && { description }) });
export const save = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Save' }));

async function choose(user: UserEvent, label: string, typed: string, option: string | RegExp) {
  await user.type(await screen.findByRole('combobox', { name: label }), typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Fills in the required fields of a team. */
export async function fillInTeam(user: UserEvent, name: string) {
  await user.type(await box('Name'), name);
  await user.type(await box('Full Name'), `${name} Esports`);
  await choose(user, 'Game', 'valor', 'VALORANT');
}
