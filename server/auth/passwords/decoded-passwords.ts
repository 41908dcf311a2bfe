import { decodePassword } from '#domain/text/password.ts';
import type { Body } from '#server/resources/base/write-values.ts';

/** A body with decoded passwords, as the rules of section 5 need them. A member that cannot be decoded is removed. */
export function withDecodedPasswords(body: Body, ...members: readonly string[]): Body {
  const decoded = members.flatMap((member) => {
    const sent = body[member];
    return typeof sent === 'string' ? [[member, decodePassword(sent)] as const] : [];
  });
  return { ...body, ...Object.fromEntries(decoded) };
}
