import type { ScheduleSnapshot } from '#machines/schedule/machine.ts';
import type { PageCall } from '#machines/schedule/parts.ts';
import { hasNextPage, knownRows } from '#machines/schedule/parts.ts';
import type { Edge } from '../support/explore.ts';
import { prove } from '../support/prove.ts';
import { isBy, statesOf } from '../support/read-edge.ts';
import { scheduleScenario } from './scenario.ts';

const { before, after } = statesOf<ScheduleSnapshot>();
const calls = ({ effects }: Edge) =>
  effects.starts.filter(({ src }) => src === 'loadPage').map(({ input }) => input as PageCall);
const parts = (snapshot: ScheduleSnapshot) => snapshot.context.parts;
const isResponse = ({ by }: Edge) => by.label.startsWith('loadPage');
const isCacheRead = ({ by }: Edge) => by.label.startsWith('readCached ends');
const knownIds = (snapshot: ScheduleSnapshot, at: number) =>
  (knownRows(parts(snapshot)[at] as ScheduleSnapshot['context']['parts'][number])?.rows ?? []).map(({ id }) => id);

prove(scheduleScenario, {
  'makes one call at a time, and only while reading': (edge) =>
    calls(edge).length <= 1 && (calls(edge).length === 0 || after(edge).matches('reading')),
  'requests the next page of the current list': (edge) =>
    calls(edge).every(({ list, page }) => {
      const part = parts(after(edge))[after(edge).context.at];
      return part?.list === list && page === (part.reading?.pages ?? 0) + 1;
    }),
  'ends only when every list is read or has failed, after a cancel, or offline': (edge) =>
    !after(edge).matches('idle') ||
    !before(edge).hasTag('busy') ||
    isBy(edge, 'schedule.cancel') ||
    edge.by.label === 'loadPage ends (offline)' ||
    !parts(after(edge)).some(hasNextPage),
  'a response changes only its own list': (edge) =>
    !isResponse(edge) ||
    parts(after(edge)).every((part, at) => at === before(edge).context.at || part === parts(before(edge))[at]),
  'removes no rows after a failure, a cancel or a restart': (edge) =>
    /ends \((page|cached)\)/.test(edge.by.label) ||
    parts(after(edge)).every((_, at) => String(knownIds(after(edge), at)) === String(knownIds(before(edge), at))),
  'never replaces rows of the server with cached rows': (edge) =>
    !isCacheRead(edge) ||
    parts(before(edge)).every((part, at) => {
      const known = knownRows(part);
      return known === null || known.isCached || parts(after(edge))[at] === part;
    }),
});
