import { offer } from './offer.ts';
import { draftSetup } from './setup.ts';
import { storing } from './storing.ts';

/**
 * The draft of one form. What an earlier visit left is looked for and offered; what is typed meanwhile is kept all the
 * same, under a name of its own, so that neither takes the other's place.
 */
export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, found: null, restored: null, pending: null, isStale: false, trouble: null }),
  type: 'parallel',
  states: { offer, storing },
});
