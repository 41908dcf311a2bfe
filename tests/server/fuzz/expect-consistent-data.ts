import { expect } from 'vitest';
import { lifecycles } from '../support/calls.ts';
import type { Target } from './target.ts';

/** Checks that lists and dropdowns respond, and that every record of the first page and its pictures can be read. */
export async function expectConsistentData({ app, bearer: token }: Target): Promise<void> {
  for (const { list, read, options, valuesIn } of lifecycles) {
    if (options !== undefined) expect((await app.call(options, { token })).status, options).toBe(200);
    const { body } = await app.call(`${list}?listPerPage=100`, { token });
    for (const { id } of body.data.data) {
      const record = await app.call(read.replace('{id}', String(id)), { token });
      expect(record.status, `${list}: ${id}`).toBe(200);
      const pictures = Object.values(valuesIn(record.body.data)).filter(isPicture);
      for (const picture of pictures) expect((await app.fetch(picture)).status, picture).toBe(200);
    }
  }
}

const isPicture = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/uploads/');
