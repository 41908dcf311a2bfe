import { envelopeSchema } from '#api/http/envelope.ts';
import type { Schema } from '#api/schema/schema.ts';

/** Parses the body of a cached response as the client parses a response; null if it is no longer valid. */
export function parseCachedBody<T>(schema: Schema<T>, text: string): T | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  const envelope = envelopeSchema.safeParse(body);
  const parsed = envelope.success ? schema.safeParse(envelope.data.data) : envelope;
  return parsed.success ? parsed.data : null;
}
