/**
 * Stores the members of the window's XMLHttpRequest. Returns a function that restores them. msw adds members to the
 * prototypes, which other test files of the same process would see.
 */
export function storeUploadMembers(): () => void {
  const stored: { readonly prototype: object; readonly members: PropertyDescriptorMap }[] = [];
  let prototype: unknown = 'XMLHttpRequest' in globalThis ? XMLHttpRequest.prototype : null;
  while (typeof prototype === 'object' && prototype !== null && prototype !== Object.prototype) {
    stored.push({ prototype, members: Object.getOwnPropertyDescriptors(prototype) });
    prototype = Object.getPrototypeOf(prototype);
  }
  return () => {
    for (const { prototype: changed, members } of stored) Object.defineProperties(changed, members);
  };
}
