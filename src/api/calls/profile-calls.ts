import type { ProfileRecord, ProfileSave, ProfileSaved } from '#machines/profile/types.ts';
import type { Result } from '#machines/result.ts';
import { type Api, type OwnApi, pictureAddress } from '../api.ts';
import { resultOf } from '../result-of.ts';
import { isObject, readText, schemaOf } from '../schema.ts';

/** Section 7, profile load: first_name, last_name, mobile_no, email, profile_pic. */
const profileSchema = schemaOf((data): ProfileRecord | undefined => {
  if (!isObject(data)) return undefined;
  const firstName = readText(data['first_name']);
  const lastName = readText(data['last_name']);
  const phone = readText(data['mobile_no']);
  const email = readText(data['email']);
  const picture = readText(data['profile_pic']);
  if (firstName === undefined || lastName === undefined || phone === undefined) return undefined;
  if (email === undefined || picture === undefined) return undefined;
  return { firstName, lastName, phone, email, picture: picture || null };
});

/** "A response may carry profileImage, which becomes profile_pic" (section 3). */
const savedSchema = schemaOf((data): ProfileSaved => {
  const image = isObject(data) ? data['profileImage'] : undefined;
  return typeof image === 'string' && image !== '' ? { profileImage: image } : {};
});

/** GET /api/v1/users/id?id=. */
export async function readProfile(api: Api, id: number, signal?: AbortSignal): Promise<Result<ProfileRecord>> {
  const result = await resultOf(api, { kind: 'read', schema: profileSchema, signal }, (client) =>
    client.GET('/api/v1/users/id', { params: { query: { id } } }),
  );
  if (result.kind !== 'ok') return result;
  const { picture } = result.data;
  return {
    ...result,
    data: { ...result.data, picture: typeof picture === 'string' ? pictureAddress(api, picture) : null },
  };
}

/** PATCH /api/v1/users/updateprofile: the payload of section 3. The image is included if it is a new file. */
export async function updateProfile(
  api: OwnApi,
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
  const result = await resultOf(api, { kind: 'write', schema: savedSchema }, (client) =>
    client.PATCH('/api/v1/users/updateprofile', { body }).catch(asNoResponse),
  );
  if (result.kind !== 'ok' || typeof result.data.profileImage !== 'string') return result;
  return { ...result, data: { profileImage: pictureAddress(api, result.data.profileImage) } };
}

/**
 * Treats an HTML page instead of JSON as a missing response: it is unknown whether the server saved the profile. A
 * failed save (section 4) would close the form and lose its input.
 */
function asNoResponse(thrown: unknown): never {
  throw thrown instanceof SyntaxError ? new Error('The server did not reply', { cause: thrown }) : thrown;
}
