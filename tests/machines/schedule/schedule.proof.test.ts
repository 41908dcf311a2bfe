import { hasNextPage, knownRows } from '#machines/schedule/parts.ts';
import type { ScheduleSnapshot } from '#machines/schedule/selectors.ts';
import type { PageCall } from '#machines/schedule/types.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { scheduleScenario } from './scenario.ts';

const before = ({ from }: Edge) => from.snapshot as ScheduleSnapshot;
const after = ({ snapshot }: Edge) => snapshot as ScheduleSnapshot;
const calls = ({ effects }: Edge) =>
  effects.starts.filter(({ src }) => src === 'loadPage').map(({ input }) => input as PageCall);
const parts = (snapshot: ScheduleSnapshot) => snapshot.context.parts;
const isAnswer = ({ by }: Edge) => by.label.startsWith('loadPage');
const isPersisted = ({ by }: Edge) => by.label.startsWith('readCached ends');
const knownIds = (snapshot: ScheduleSnapshot, at: number) =>
  (knownRows(parts(snapshot)[at] as ScheduleSnapshot['context']['parts'][number])?.rows ?? []).map(({ id }) => id);

prove(scheduleScenario, {
  'has one call under way while it reads, and none otherwise': (edge) =>
    calls(edge).length <= 1 && (calls(edge).length === 0 || after(edge).matches('reading')),
  'asks for the page after those it has, of the list whose turn it is': (edge) =>
    calls(edge).every(({ list, page }) => {
      const part = parts(after(edge))[after(edge).context.at];
      return part?.list === list && page === (part.reading?.pages ?? 0) + 1;
    }),
  'asks for no list that is read, or has failed': (edge) =>
    !after(edge).matches('reading') || parts(after(edge)).slice(after(edge).context.at).some(hasNextPage),
  'ends only when every list is read or has failed, or by the person’s word, or offline': (edge) =>
    !after(edge).matches('idle') ||
    !before(edge).hasTag('busy') ||
    edge.by.event.type === 'schedule.cancel' ||
    edge.by.label === 'loadPage ends (offline)' ||
    !parts(after(edge)).some(hasNextPage),
  'stops asking once it is cancelled': (edge) =>
    edge.by.event.type !== 'schedule.cancel' || (calls(edge).length === 0 && !after(edge).matches('reading')),
  'lets an answer change its own list alone': (edge) =>
    !isAnswer(edge) ||
    parts(after(edge)).every((part, at) => at === before(edge).context.at || part === parts(before(edge))[at]),
  'takes nothing from the screen by a failure, a cancel or a new reading': (edge) =>
    /ends \((page|kept)\)/.test(edge.by.label) ||
    parts(after(edge)).every((_, at) => String(knownIds(after(edge), at)) === String(knownIds(before(edge), at))),
  'never puts a copy of the device in the place of what the server has said': (edge) =>
    !isPersisted(edge) ||
    parts(before(edge)).every((part, at) => {
      const known = knownRows(part);
      return known === null || known.isCopy || parts(after(edge))[at] === part;
    }),
  'waits for a sign-in only where one is missing, and goes on from there': (edge) =>
    after(edge).matches('awaitingSignIn') ===
      (edge.by.label === 'loadPage ends (sessionExpired)' ||
        (before(edge).matches('awaitingSignIn') &&
          edge.by.event.type !== 'session.resumed' &&
          edge.by.event.type !== 'schedule.refresh')) &&
    (edge.by.event.type !== 'session.resumed' || parts(after(edge)) === parts(before(edge))),
  'forgets no failure but by a new reading': (edge) =>
    edge.by.event.type === 'schedule.refresh' ||
    parts(before(edge)).every(({ failure }, at) => failure === null || parts(after(edge))[at]?.failure === failure),
});
