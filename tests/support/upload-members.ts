/**
 * Stores the members of the window's XMLHttpRequest, and returns what restores them. msw defines those of an upload's
 * response on the prototypes, where other test files of the same process would find them.
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
