/** The database of drafts. */
export const draftsName = 'matchdesk drafts';

/** The key of drafts that the browser cannot encrypt (a plain http address): they end with their person's stay. */
export const unencryptedKey = 'unsealed';
