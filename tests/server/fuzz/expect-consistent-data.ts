import { expect } from 'vitest';
import type { Entity } from '#entities/define.ts';
import { splitEndpoint } from '#fields/endpoint.ts';
import { requireDeclared } from '#records/require-declared.ts';
import { fuzzedCalls } from './calls.ts';
import { goodRequest } from './good-requests.ts';
import type { Target } from './target.ts';

const entities = import.meta.glob<Entity>('../../../src/entities/declared/*.ts', { import: 'entity', eager: true });

/** Checks that lists and dropdowns respond, and that every record of the first page and its pictures can be read. */
export async function expectConsistentData({ ask, app }: Target): Promise<void> {
  for (const fuzzed of fuzzedCalls) {
    if (/^(list|get)/.test(fuzzed.operationId) && !fuzzed.call.includes('{id}')) {
      expect((await ask(goodRequest(fuzzed))).status, fuzzed.call).toBe(200);
    }
  }
  for (const { endpoints, fields } of Object.values(entities)) {
    const page = {
      call: endpoints.list,
      encoding: 'json' as const,
      path: {},
      query: { listPerPage: 100 },
      body: undefined,
    };
    const { body } = await ask(page);
    for (const { id } of body.data.data) {
      const read = await ask({
        ...page,
        call: splitEndpoint(requireDeclared(endpoints.read)).join(' '),
        path: { id },
        query: {},
      });
      expect(read.status, `${endpoints.list}: ${id}`).toBe(200);
      const record: Readonly<Record<string, unknown>> = { ...read.body.data };
      for (const field of Object.values(fields)) {
        const picture = field.kind === 'image' ? record[field.from] : null;
        if (typeof picture === 'string') expect((await app.fetch(picture)).status, picture).toBe(200);
      }
    }
  }
}
