import type { Services } from '../services.ts';
import { Refusal } from './refusal.ts';

/**
 * Hands something to a gateway of the installation. Its own words go to the log.
 *
 * @throws Refusal 500 when it does not take it.
 */
export async function viaGateway(onFault: Services['onFault'], what: string, delivery: Promise<void>): Promise<void> {
  try {
    await delivery;
  } catch (error) {
    onFault({ requestId: 'gateway', what, error });
    throw new Refusal(500, 'The gateway did not take it, so nothing was sent. Please try again');
  }
}
