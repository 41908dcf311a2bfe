import { checkMigrated } from './db/schema-version.ts';
import type { Services } from './services.ts';

/** Milliseconds that a part has to answer, and for which an answer counts: whoever asks more often costs nothing. */
const patience = 2000;
const fresh = 1000;

export interface Readiness {
  /** The parts that keep this copy from answering calls; none when it is ready. Never rejects. */
  readonly missing: () => Promise<readonly string[]>;
  /** From now on this copy is not ready, whatever its parts say. */
  readonly retire: () => void;
}

type Parts = Pick<Services, 'db' | 'uploads' | 'onFault'>;

/** Whether this copy can do its work: the database answers and is migrated, and the store of pictures answers. */
export function createReadiness({ db, uploads, onFault }: Parts): Readiness {
  const checks = { database: () => checkMigrated(db), uploads: () => uploads.check() };
  const told = new Set<string>();
  let retired = false;
  let last: { readonly at: number; readonly missing: Promise<readonly string[]> } | undefined;

  async function look(name: string, check: () => Promise<void>): Promise<readonly string[]> {
    try {
      await within(patience, check());
      told.delete(name);
      return [];
    } catch (error) {
      // Probes come every few seconds: what went wrong is told once, until it has been well again.
      if (!told.has(name)) onFault({ requestId: 'readiness', what: `Not ready: ${name}`, error });
      told.add(name);
      return [name];
    }
  }

  const lookAtAll = () => Promise.all(Object.entries(checks).map(([name, check]) => look(name, check)));

  return {
    missing: async () => {
      if (retired) return ['stopping'];
      const now = performance.now();
      if (last === undefined || now - last.at > fresh) {
        last = { at: now, missing: lookAtAll().then((found) => found.flat()) };
      }
      return await last.missing;
    },
    retire: () => {
      retired = true;
    },
  };
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
