import { decodePassword } from '#domain/password.ts';
import type { Body } from '../resources/write-values.ts';

/** A body with its passwords decoded, as the rules of section 5 speak of them. What is no encoding counts as absent. */
export function decoded(body: Body, ...members: readonly string[]): Body {
  const plain = members.flatMap((member) => {
    const sent = body[member];
    return typeof sent === 'string' ? [[member, decodePassword(sent)] as const] : [];
  });
  return { ...body, ...Object.fromEntries(plain) };
}
