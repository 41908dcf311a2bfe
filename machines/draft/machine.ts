import { offer } from './offer.ts';
import { draftSetup } from './setup.ts';
import { storing } from './storing.ts';

/**
 * The draft of one form. The draft of an earlier visit is searched and offered. Input typed meanwhile is stored under an
 * id of its own, so that neither draft replaces the other.
 */
export const draftMachine = draftSetup.createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, found: null, restored: null, pending: null, isStale: false, trouble: null }),
  type: 'parallel',
  states: { offer, storing },
});
