import type { Endpoint } from './endpoint.ts';

/** The success texts of section 8 that belong to the client, by call: they show whatever message the server sends. */
export const fixedMessages: Readonly<Partial<Record<Endpoint, string>>> = {
  'DELETE /api/v1/events/advertise': 'Advertise Deleted has been successfully',
};
