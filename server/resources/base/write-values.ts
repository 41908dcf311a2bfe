import { type FieldError, invalid } from '#server/http/refusal.ts';
import type { WriteContext, Writer } from './writers.ts';

export type Body = Readonly<Record<string, unknown>>;

/**
 * The columns that a body sets. A missing member leaves its column unchanged.
 *
 * @throws Refusal 422 naming every member that cannot be written.
 */
export async function writeValues(
  writers: Readonly<Record<string, Writer>>,
  body: Body,
  context: WriteContext,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [path, write] of Object.entries(writers)) {
    const sent = body[path];
    if (sent === undefined) continue;
    const written = await write(sent, context);
    if ('msg' in written) errors.push({ path, msg: written.msg });
    else values[written.column ?? path] = written.value;
  }
  if (errors.length > 0) throw invalid(errors);
  return values;
}
