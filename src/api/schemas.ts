import * as z from 'zod/mini';
import { textOrNone } from './lenient.ts';

/** The shapes that answers are held against at the boundary: only what the client uses of them. */

const fieldErrorSchema = z.pipe(
  z.looseObject({ path: z.optional(z.string()), param: z.optional(z.string()), msg: z.string() }),
  z.transform(({ path, param, msg }) => ({ path: path ?? param ?? '', msg })),
);

/** Section 7: "JSON with status (boolean), message, data, and optionally errors and token". */
export const envelopeSchema = z.looseObject({
  status: z.boolean(),
  message: textOrNone,
  data: z.optional(z.unknown()),
  errors: z.pipe(
    z.nullish(z.array(fieldErrorSchema)),
    z.transform((errors) => errors ?? []),
  ),
  token: z.optional(z.unknown()),
});

export const anySchema = z.unknown();

const count = z.coerce.number().check(z.gte(0));

export const rowSchema = z.looseObject({ id: z.union([z.number(), z.string()]) });

/** Section 3: "List responses carry data.data (rows), data.totalPageCount and data.totalData." */
export const listSchema = z.object({ data: z.array(rowSchema), totalPageCount: count, totalData: count });

/** An entity's record; some servers answer with a list of one. */
export const recordSchema = z.pipe(
  z.union([z.array(rowSchema).check(z.minLength(1)), rowSchema]),
  z.transform((answer) => (Array.isArray(answer) ? answer[0] : answer) as z.infer<typeof rowSchema>),
);

/** Section 3: option lists have items with id (number) and name. */
export const optionsSchema = z.array(
  z.looseObject({ id: z.coerce.number(), name: z.string(), pandascore_id: z.optional(z.nullable(z.coerce.number())) }),
);

export type ListData = z.infer<typeof listSchema>;
export type RecordData = z.infer<typeof rowSchema>;
export type OptionData = z.infer<typeof optionsSchema>;
