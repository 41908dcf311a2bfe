import type { User } from './find-user.ts';

/** Who signed in, as the client keeps it (section 3, "Stored user"). */
export function storedUser(user: User) {
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    mobile_no: user.mobile_no,
    email: user.email,
    profile_pic: user.profile_pic,
    role_name: user.role_name,
  };
}
