import type { Random } from '../../simulation/world/random.ts';
import type { NetworkFault } from '../support/network/fault-server.ts';

const write = { killed: 0.12, 'lost response': 0.15, 'cut response': 0.1, late: 0.08, slow: 0.1, hang: 0.05 };

/** The probability of each fault; otherwise the call is passed on. */
const probabilities = {
  write,
  read: { killed: 0.05, 'lost response': 0.03, 'cut response': 0.03, slow: 0.05, hang: 0.01 },
} as const;

/** A lookup takes 5 s: the app may send a request again if it arrives later than that. */
const maxDelayMs = 3000;

/** The faults of a bad network, drawn for each call that reads or writes teams. All other calls are passed on. */
export function drawFault(random: Random): (method: string, path: string) => NetworkFault {
  return (method, path) => {
    if (!path.startsWith('/api/v1/teams')) return { fault: 'ok' };
    const milliseconds = random.between(0, maxDelayMs);
    let drawn = random.next();
    const call = method === 'GET' ? 'read' : 'write';
    for (const [fault, chance] of Object.entries(probabilities[call])) {
      drawn -= chance;
      if (drawn < 0) return { fault: fault as keyof (typeof probabilities)['write'], milliseconds };
    }
    return { fault: 'ok' };
  };
}
