import { formMachine } from '#machines/form/machine.ts';
import type { FormErrors, FormInput, FormValues } from '#machines/form/types.ts';
import { formScenario } from '../../../machines/form/scenario.ts';
import { failures, ok, outdated, rejected } from '../../../machines/support/results.ts';

/**
 * Two forms: an edited player and added categories. Only the fields that a walk touches, with the messages that the
 * user sees.
 */

const noPlayer: FormValues = { name: '', current_game_id: '' };
const lions: FormValues = { name: 'Lions', current_game_id: '' };
const lynx: FormValues = { name: 'Lynx', current_game_id: '' };
/** Another user has given the player another name and a game. */
const tigersOfAGame: FormValues = { name: 'Tigers', current_game_id: 'a game' };

const noCategory: FormValues = { items: [{ id: '', name: '' }] };
const category: FormValues = { items: [{ id: 'an id', name: 'Lynx' }] };

function validatePlayer({ name, current_game_id: game }: FormValues, base: FormValues): FormErrors {
  return {
    ...(name === '' && { name: 'Name is required' }),
    ...(game === '' && (base['current_game_id'] ?? '') !== '' && { current_game_id: 'Game is required' }),
  };
}

function validateCategory({ items }: FormValues): FormErrors {
  const [row] = items as readonly { id: string; name: string }[];
  return {
    ...(row?.id === '' && { 'items[0][id]': 'Category Id is required' }),
    ...(row?.name === '' && { 'items[0][name]': 'Category Name is required' }),
  };
}

const player: FormInput = { mode: 'edit', id: 7, initial: noPlayer, validate: validatePlayer };
const categories: FormInput = {
  mode: 'create',
  id: null,
  hasEdit: false,
  initial: noCategory,
  validate: validateCategory,
};

const isTaken = 'There is already a category with the id an id';
const cutOff = { ...failures.unknown, message: 'The server did not reply' };
const common = {
  sessionExpired: failures.sessionExpired,
  offline: { ...failures.offline, message: 'You are offline' },
  fault: { ...failures.fault, message: 'The server had a problem' },
  rejected: rejected('Player not found'),
};

export const scenario = {
  ...formScenario,
  machine: formMachine,
  inputs: {
    player,
    'player of a version': player,
    'player with a draft': player,
    'player, from the list': player,
    categories,
  },
  events: {
    ...formScenario.events,
    'form.change': {
      lynx: { name: 'name', value: 'Lynx' },
      puma: { name: 'name', value: 'Puma' },
      'no name': { name: 'name', value: '' },
      category: { name: 'items', value: category['items'] },
      'no category': { name: 'items', value: noCategory['items'] },
    },
    'form.blur': { name: { name: 'name' }, 'category name': { name: 'items[0][name]' } },
    'form.resolve': {
      'my name': { name: 'name', side: 'mine' },
      'the former game': { name: 'current_game_id', side: 'base' },
    },
    'form.restore': { 'lynx for lions': { base: lions, values: lynx, isUnsure: false, newestBefore: null } },
  },
  outcomes: {
    ...formScenario.outcomes,
    load: {
      ...common,
      lions: ok(lions),
      'lions of version 1': { ...ok(lions), version: '"1"' },
      lynx: ok(lynx),
      'tigers of a game': ok(tigersOfAGame),
      offline: { ...failures.offline, message: 'The server did not reply' },
    },
    lookUp: {
      ...common,
      saved: ok({ kind: 'saved', candidate: { id: 'an id', name: 'Lynx', differing: [], values: category } }),
      'not saved': ok({ kind: 'notSaved' }),
      offline: { ...failures.offline, message: 'The server did not reply' },
    },
    save: {
      ...common,
      player: ok({ id: 7 }, 'Player updated successfully'),
      category: ok(null, 'Category created successfully'),
      'outdated, lions': outdated(lions, '"1"'),
      'outdated, lynx': outdated(lynx, '"2"'),
      'outdated, tigers': outdated(tigersOfAGame, '"2"'),
      'taken id': rejected(isTaken, [{ path: 'items[0][id]', msg: isTaken }]),
      unknown: cutOff,
    },
  },
};
