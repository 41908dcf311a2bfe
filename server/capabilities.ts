import { largestPage } from '#domain/limits.ts';
import type { Operations } from './contract/operation.ts';

/** What this server offers beyond the specification (docs/your-own-api.md). */
const features = {
  history: true,
  versions: true,
  trash: true,
  sessions: true,
  idempotency: true,
  authors: true,
  rulesets: true,
};

type OtherOperations = Omit<Operations, 'getCapabilities'>;

/** Lists the optional features of this server. They follow from its other operations. */
export function capabilityOperations(operations: OtherOperations) {
  const filters = Object.fromEntries(
    Object.entries(operations).flatMap(([id, { filters: ofList }]) =>
      ofList === undefined || ofList.length === 0 ? [] : [[resourceName(id), [...ofList]]],
    ),
  );
  return {
    getCapabilities: {
      anyRole: true,
      handle: async () => ({
        status: true as const,
        message: 'Success',
        data: { ...features, maxPageSize: largestPage, filters },
      }),
    },
  } as const;
}

/** `teams` for `listTeams`. */
function resourceName(list: string): string {
  const name = list.replace(/^list/, '');
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
