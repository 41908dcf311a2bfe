import { judgeExchanges } from '../../support/judge-exchanges.ts';

/**
 * Loaded into the process of a server before its own code. Whoever started the process asks by a message, and is told what
 * went against `openapi/` since the last time.
 */
const exchanges = judgeExchanges();

process.on('message', () => void exchanges.take().then((violations) => process.send?.(violations)));
