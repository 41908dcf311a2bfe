import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { readProfile, updateProfile } from '#api/calls/profile-calls.ts';
import { profileMachine } from '#machines/profile/machine.ts';
import type { ProfileRecord, ProfileSave, ProfileSaved } from '#machines/profile/types.ts';
import type { Result } from '#machines/result.ts';

/** The profile machine with the calls for one user. */
export function profileLogic(api: Api, userId: number) {
  return profileMachine.provide({
    actors: {
      load: fromPromise(({ signal }): Promise<Result<ProfileRecord>> => readProfile(api, userId, signal)),
      save: fromPromise<Result<ProfileSaved>, ProfileSave>(({ input }) => updateProfile(api, userId, input)),
    },
  });
}
