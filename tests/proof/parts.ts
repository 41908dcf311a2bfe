import type { PrerequisiteName } from '../../scripts/prerequisites/prerequisites.ts';
import { createLabNetwork, createLoopbackHosts } from './cluster/lab-network.ts';
import { runContainer } from './container/run-container.ts';
import { runEngines } from './engines/run-engines.ts';
import { scenarios, shortScenarios } from './engines/scenarios.ts';
import { disruptions, killPrimary } from './failover/disruptions.ts';
import { drawTimeline } from './failover/draw-timeline.ts';
import { runFailover } from './failover/run-failover.ts';
import { runRollout } from './rollout/run-rollout.ts';
import { runStore } from './store/run-store.ts';
import type { Result } from './support/result.ts';
import { runTrace } from './trace/run-trace.ts';
import { drawSteps } from './users/draw-steps.ts';
import { fullPlan, runUsers, shortPlan } from './users/run-users.ts';

interface Part {
  readonly about: string;
  readonly needs: readonly PrerequisiteName[];
  /** Whether `npm test` runs a short version of it. */
  readonly isInTests: boolean;
  readonly run: (options: {
    /** For `npm test`: a part of the scenario, in a minute or two. */
    readonly isShort: boolean;
  }) => Promise<{
    readonly results: readonly Result[];
    /** Files for `docs/proof/`. */
    readonly files?: Readonly<Record<string, string>>;
  }>;
}

const declared = {
  engines: {
    about: 'the built app in Firefox, WebKit and Chromium',
    needs: ['chromium', 'engines', 'hindiFont'],
    isInTests: true,
    run: async ({ isShort }) => {
      const { results, matrix } = await runEngines(isShort ? shortScenarios : scenarios);
      return { results, files: { 'engines.md': `${matrix}\n` } };
    },
  },
  failover: {
    about: 'two instances on a PostgreSQL cluster whose primaries fail',
    needs: ['postgres', 'cluster'],
    isInTests: true,
    run: async ({ isShort }) => {
      const { results, timeline } = isShort
        ? await runFailover(createLoopbackHosts(2), [killPrimary])
        : await runFailover(createLabNetwork(3), disruptions);
      return { results, files: { 'failover.svg': drawTimeline(timeline) } };
    },
  },
  store: {
    about: 'pictures in OpenStack Swift, through its S3 API',
    needs: ['postgres', 'objectStore'],
    isInTests: true,
    run: async () => ({ results: await runStore() }),
  },
  users: {
    about: 'a thousand users on one server beside its database',
    needs: ['postgres'],
    isInTests: true,
    run: async ({ isShort }) => {
      const { results, steps, byAction } = await runUsers(isShort ? shortPlan : fullPlan);
      return { results, files: { 'users.svg': drawSteps(steps), 'users-by-action.md': `${byAction}\n` } };
    },
  },
  rollout: {
    about: 'two instances, replaced by the next version and back under load',
    needs: ['postgres', 'cluster', 'chromium'],
    isInTests: true,
    run: async () => ({ results: await runRollout() }),
  },
  container: {
    about: 'a release as a container without rights',
    needs: ['containers'],
    // It downloads a whole system.
    isInTests: false,
    run: async () => ({ results: await runContainer() }),
  },
  trace: {
    about: 'one save, from the browser to the database, by its request id',
    needs: ['chromium', 'postgres'],
    isInTests: true,
    run: async () => {
      const { results, table } = await runTrace();
      return { results, files: { 'trace.md': `${table}\n` } };
    },
  },
} satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof declared;

export const parts: Readonly<Record<PartName, Part>> = declared;
