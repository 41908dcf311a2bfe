import { envelopeSchema } from '#api/http/envelope.ts';
import type { Schema } from '#api/schema/schema.ts';

/** What a kept answer holds, read as the answer itself would be; null where it has not the shape any more. */
export function parseCachedBody<T>(schema: Schema<T>, body: string): T | null {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return null;
  }
  const envelope = envelopeSchema.safeParse(answer);
  const parsed = envelope.success ? schema.safeParse(envelope.data.data) : envelope;
  return parsed.success ? parsed.data : null;
}
