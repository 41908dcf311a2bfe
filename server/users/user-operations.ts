import { countries } from '../db/schema/catalogue.ts';
import { optionsOf } from '../resources/options-of.ts';
import type { Services } from '../services.ts';

export function userOperations({ db }: Services) {
  return {
    listCountryOptions: {
      anyRole: true,
      answer: async () => ({
        status: true as const,
        message: 'Success',
        data: await optionsOf(db, countries, countries.name),
      }),
    },
  } as const;
}
