import type { Draft, DraftContext } from './types.ts';

/** The draft that is offered; throws where the machine's own states should have made sure of it. */
export function requireDraft({ found }: DraftContext): Draft {
  if (found === null) throw new Error('No draft is offered');
  return found;
}
