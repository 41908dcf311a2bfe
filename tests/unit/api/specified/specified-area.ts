import type { Values } from '#fields/field.ts';

/** A call of section 7: method and path, the query string, and the body. */
export interface SpecifiedCall {
  readonly call: string;
  readonly search?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** All calls of an area, the record they are about, and the input before each write. */
export interface SpecifiedArea {
  readonly id: number;
  readonly list: SpecifiedCall;
  /** The call without a search. */
  readonly listAll: SpecifiedCall;
  readonly read: SpecifiedCall;
  readonly create: SpecifiedCall & { readonly typed: Values };
  readonly update: SpecifiedCall & { readonly typed: Values };
  /** The status switch of the list, if the area has one. */
  readonly status?: SpecifiedCall | undefined;
  readonly remove: SpecifiedCall;
}
