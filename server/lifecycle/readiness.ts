import type { AppOptions } from '#server/app.ts';
import { checkMigrated } from '#server/db/schema-version.ts';
import { forRequest } from '#server/observability/current-request.ts';

const checkTimeoutMs = 2000;
/** A result is reused for this long, so that frequent probes cost nothing. */
const resultMaxAgeMs = 1000;

export interface Readiness {
  /** The parts that prevent this instance from serving calls; none when it is ready. Never rejects. */
  readonly missing: () => Promise<readonly string[]>;
  /** Makes this instance report that it is not ready, whatever its parts report. */
  readonly retire: () => void;
}

type Parts = Pick<AppOptions, 'db' | 'uploads' | 'logError' | 'hasSpace'>;

/**
 * Whether this instance can serve calls: the database responds and is migrated, the upload store responds, and the disk of
 * the embedded database has space.
 */
export function createReadiness({ db, uploads, logError, hasSpace = async () => true }: Parts): Readiness {
  const checkSpace = async () => {
    if (!(await hasSpace())) throw new Error('The disk is full');
  };
  const checks = { database: () => checkMigrated(db), uploads: () => uploads.check(), space: checkSpace };
  const reported = new Set<string>();
  let retired = false;
  let last: { readonly at: number; readonly missing: Promise<readonly string[]> } | undefined;

  async function runCheck(name: string, check: () => Promise<void>): Promise<readonly string[]> {
    try {
      await settleWithin(checkTimeoutMs, check());
      reported.delete(name);
      return [];
    } catch (error) {
      // Probes come every few seconds. An error is logged once until the part has recovered.
      if (!reported.has(name)) logError({ what: `Not ready: ${name}`, error });
      reported.add(name);
      return [name];
    }
  }

  const runChecks = () => Promise.all(Object.entries(checks).map(([name, check]) => runCheck(name, check)));

  return {
    missing: async () => {
      if (retired) return ['stopping'];
      const now = performance.now();
      if (last === undefined || now - last.at > resultMaxAgeMs) {
        // As a request, so that its statements have a time limit.
        const found = forRequest({ id: 'readiness' }, runChecks);
        last = { at: now, missing: found.then((parts) => parts.flat()) };
      }
      return await last.missing;
    },
    retire: () => {
      retired = true;
    },
  };
}

async function settleWithin(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${milliseconds} ms`)), milliseconds);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
