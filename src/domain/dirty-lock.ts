/** Each tab with unsaved changes holds a Web Lock whose name starts so. */
export const dirtyLockPrefix = 'dirty:';
