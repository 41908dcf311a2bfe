import { fromPromise } from 'xstate';
import type { Api } from '#api/api.ts';
import { readProfile, updateProfile } from '#api/calls/profile-calls.ts';
import type { Answer } from '#machines/answer.ts';
import { profileMachine } from '#machines/profile/machine.ts';
import type { ProfileRecord, ProfileSave, ProfileSaved } from '#machines/profile/types.ts';

/** The profile machine over the calls for one person. */
export function profileLogic(api: Api, userId: number) {
  return profileMachine.provide({
    actors: {
      load: fromPromise(({ signal }): Promise<Answer<ProfileRecord>> => readProfile(api, userId, signal)),
      save: fromPromise<Answer<ProfileSaved>, ProfileSave>(({ input }) => updateProfile(api, userId, input)),
    },
  });
}
