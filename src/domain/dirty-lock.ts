/** The name of a Web Lock that a tab holds while it has unsaved changes starts with this. */
export const dirtyLockPrefix = 'dirty:';
