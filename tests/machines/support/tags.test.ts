import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate';
import { machines } from '../../support/chart/machines.ts';
import { type Question, questions } from './questions.ts';

describe.each(machines)('every state of $name answers', ({ name, machine }) => {
  it.each(questions[name] ?? [])('$asks', (question) => {
    expect(unanswered(machine, question)).toEqual([]);
  });
});

it('every machine is asked', () => {
  expect(Object.keys(questions).toSorted()).toEqual(machines.map(({ name }) => name));
});

it.each(machines)('every tag of $name answers a question', ({ name, machine }) => {
  const answers = (questions[name] ?? []).flatMap(({ tags }) => tags);
  const tags = leavesOf(machine.root).flatMap(tagsOf);
  expect(new Set(answers)).toEqual(new Set(tags));
});

it('names the states that give no answer, or two', () => {
  const machine = createMachine({
    initial: 'idle',
    states: {
      idle: {},
      added: { initial: 'first', states: { first: {}, second: { tags: 'busy' } } },
      failed: { tags: ['busy', 'failed'] },
    },
  });
  const asks = 'Does the user wait?';
  const question = { asks, tags: ['busy', 'failed'], otherwise: ['idle', 'former'], region: '' };
  expect(unanswered(machine, question)).toEqual([
    'added.first has no tag of busy, failed',
    'failed has busy and failed of busy, failed',
    'former is no state',
  ]);
});

/** What is wrong with the answers of states, by the name of the state. */
function unanswered(machine: AnyStateMachine, { tags, otherwise, region }: Question): readonly string[] {
  const leaves = leavesOf(machine.root).filter((node) => nameOf(node).startsWith(region === '' ? '' : `${region}.`));
  const unknown = otherwise.filter((name) => !leaves.some((node) => nameOf(node) === name));
  const wrong = leaves.flatMap((node) => {
    const answers = tagsOf(node).filter((tag) => tags.includes(tag));
    const expected = otherwise.includes(nameOf(node)) ? 0 : 1;
    if (answers.length === expected) return [];
    return `${nameOf(node)} has ${answers.join(' and ') || 'no tag'} of ${tags.join(', ')}`;
  });
  return [...wrong, ...unknown.map((name) => `${name} is no state`)];
}

/** The states without substates that an actor can stay in. */
function leavesOf(node: AnyStateNode): readonly AnyStateNode[] {
  const children = Object.values(node.states);
  if (children.length > 0) return children.flatMap(leavesOf);
  const isLeftAtOnce = node.always?.some(({ guard }) => guard === undefined) === true;
  return isLeftAtOnce ? [] : [node];
}

const nameOf = ({ path }: AnyStateNode) => path.join('.');

/** The tags of a state and of those that contain it. */
function tagsOf(node: AnyStateNode): readonly string[] {
  return [...node.tags, ...(node.parent ? tagsOf(node.parent) : [])];
}
