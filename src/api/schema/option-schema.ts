import { isObject, readEach, readNumber, schemaOf } from './schema.ts';

export interface OptionItem {
  readonly id: number;
  readonly name: string;
  readonly pandascore_id: number | null;
  readonly [name: string]: unknown;
}

export type OptionData = readonly OptionItem[];

/** Section 3: option lists have items with id (number) and name. */
export const optionsSchema = schemaOf((data): OptionData | undefined => readEach(data, readOption));

function readOption(option: unknown): OptionItem | undefined {
  if (!isObject(option)) return undefined;
  const { name } = option;
  const id = readNumber(option['id']);
  const source = option['pandascore_id'] ?? null;
  const pandascoreId = source === null ? null : readNumber(source);
  if (id === undefined || typeof name !== 'string' || pandascoreId === undefined) return undefined;
  return { ...option, id, name, pandascore_id: pandascoreId };
}
