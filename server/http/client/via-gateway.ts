import type { Services } from '../../services.ts';
import { Refusal } from '../refusal.ts';

/**
 * Waits for a delivery to a gateway of the installation. Logs the gateway's error.
 *
 * @throws Refusal 500 when the gateway does not accept the message.
 */
export async function viaGateway(logError: Services['logError'], what: string, delivery: Promise<void>): Promise<void> {
  try {
    await delivery;
  } catch (error) {
    logError({ what, error });
    throw new Refusal(500, 'The message service did not accept it, so nothing was sent. Please try again');
  }
}
