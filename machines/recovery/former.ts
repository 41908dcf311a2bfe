import type { RecoveryContext, RecoveryFormer } from './types.ts';

/** What a reload needs to go on from here. */
export function formerOf({ values, resendAt }: RecoveryContext): RecoveryFormer {
  return { username: values.username, resendAt };
}
