/** The name of the database of drafts. */
export const draftsName = 'matchdesk drafts';

/** The key id of drafts that cannot be encrypted (on a plain http address). They are deleted at sign-out. */
export const unencryptedKey = 'unsealed';
