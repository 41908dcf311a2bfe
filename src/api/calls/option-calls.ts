import { shownName } from '#domain/record-row.ts';
import type { Endpoint } from '#fields/endpoint.ts';
import type { Result } from '#machines/result.ts';
import type { Api } from '../api.ts';
import { isObject, readEach, readNumber, schemaOf } from '../schema.ts';
import { type ReadOptions, send } from './entity-calls.ts';

/** The items of a dropdown, filtered by the parameters of its call. */
export function listOptions(
  api: Api,
  endpoint: Endpoint,
  query: Readonly<Record<string, string>> = {},
  options: ReadOptions = {},
): Promise<Result<OptionData>> {
  return send(api, endpoint, { kind: 'read', schema: optionsSchema, access: 'cached', ...options }, { query });
}

export interface OptionItem {
  readonly id: number;
  readonly name: string;
  readonly pandascore_id: number | null;
  readonly [name: string]: unknown;
}

export type OptionData = readonly OptionItem[];

/** Section 3: option lists have items with id (number) and name. An item whose name nobody can see has its id. */
export const optionsSchema = schemaOf((data): OptionData | undefined => readEach(data, readOption));

function readOption(option: unknown): OptionItem | undefined {
  if (!isObject(option)) return undefined;
  const { name } = option;
  const id = readNumber(option['id']);
  const source = option['pandascore_id'] ?? null;
  const pandascoreId = source === null ? null : readNumber(source);
  if (id === undefined || typeof name !== 'string' || pandascoreId === undefined) return undefined;
  return { ...option, id, name: shownName(name) || `#${id}`, pandascore_id: pandascoreId };
}
