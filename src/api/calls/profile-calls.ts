import type { ProfileRecord, ProfileSave, ProfileSaved } from '#machines/profile/types.ts';
import type { Result } from '#machines/result.ts';
import { type Api, pictureAddress } from '../api.ts';
import { clientsOf, uploadOptions } from '../http/client.ts';
import { resultOf } from '../http/result-of.ts';
import { isObject, readText, schemaOf } from '../schema/schema.ts';

/** Section 7, profile load: first_name, last_name, mobile_no, email, profile_pic. */
const profileSchema = schemaOf((answer): ProfileRecord | undefined => {
  if (!isObject(answer)) return undefined;
  const firstName = readText(answer['first_name']);
  const lastName = readText(answer['last_name']);
  const phone = readText(answer['mobile_no']);
  const email = readText(answer['email']);
  const picture = readText(answer['profile_pic']);
  if (firstName === undefined || lastName === undefined || phone === undefined) return undefined;
  if (email === undefined || picture === undefined) return undefined;
  return { firstName, lastName, phone, email, picture: picture || null };
});

/** "A response may carry profileImage, which becomes profile_pic" (section 3). */
const savedSchema = schemaOf((answer): ProfileSaved => {
  const image = isObject(answer) ? answer['profileImage'] : undefined;
  return typeof image === 'string' && image !== '' ? { profileImage: image } : {};
});

/** GET /api/v1/users/id?id=. */
export async function readProfile(api: Api, id: number, cancelled?: AbortSignal): Promise<Result<ProfileRecord>> {
  const answer = await resultOf(api, { kind: 'read', schema: profileSchema, cancelled }, ({ signal }) =>
    clientsOf(api).signed.GET('/api/v1/users/id', { params: { query: { id } }, signal }),
  );
  if (answer.kind !== 'ok') return answer;
  const { picture } = answer.data;
  return {
    ...answer,
    data: { ...answer.data, picture: typeof picture === 'string' ? pictureAddress(api, picture) : null },
  };
}

/** PATCH /api/v1/users/updateprofile: section 3's payload. The picture goes along when it is a new file. */
export async function updateProfile(
  api: Api,
  id: number,
  { base, values }: ProfileSave,
): Promise<Result<ProfileSaved>> {
  const body = {
    first_name: values.firstName,
    last_name: values.lastName,
    email: base.email,
    mobile_no: values.phone,
    id,
    ...(values.picture instanceof Blob && { users: values.picture }),
  };
  const answer = await resultOf(api, { kind: 'write', schema: savedSchema }, (attempt) =>
    clientsOf(api)
      .signed.PATCH('/api/v1/users/updateprofile', {
        body,
        signal: attempt.signal,
        ...uploadOptions(api, body, attempt),
      })
      .catch(asUnanswered),
  );
  if (answer.kind !== 'ok' || typeof answer.data.profileImage !== 'string') return answer;
  return { ...answer, data: { profileImage: pictureAddress(api, answer.data.profileImage) } };
}

/**
 * A page in place of the answer is not the server's word: whether it got the profile is as unknown as without an answer.
 * As a failed save (section 4) it would end the form, and what was typed with it.
 */
function asUnanswered(thrown: unknown): never {
  throw thrown instanceof SyntaxError ? new Error('The server did not answer', { cause: thrown }) : thrown;
}
