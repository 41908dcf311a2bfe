import type { PrerequisiteName } from '../scripts/prerequisites/prerequisites.ts';
import { createLabNetwork, createLoopbackHosts } from './cluster/lab-network.ts';
import { runContainer } from './container/run-container.ts';
import { runEngines } from './engines/run-engines.ts';
import { scenarios, shortScenarios } from './engines/scenarios.ts';
import { disruptions, killPrimary } from './failover/disruptions.ts';
import { drawTimeline } from './failover/draw-timeline.ts';
import { runFailover } from './failover/run-failover.ts';
import { runRollout } from './rollout/run-rollout.ts';
import { runStore } from './store/run-store.ts';
import { type Result, resultTable } from './support/result.ts';
import { drawSteps } from './users/draw-steps.ts';
import { fullPlan, runUsers, shortPlan } from './users/run-users.ts';

interface Part {
  readonly about: string;
  readonly needs: readonly PrerequisiteName[];
  readonly run: (options: {
    /** For `npm run test:all`: a part of the scenario, in a minute or two. */
    readonly isShort: boolean;
  }) => Promise<{
    readonly results: readonly Result[];
    /** Markdown for the part's page in `docs/proof/`, in place of the table of the results. */
    readonly page?: string;
    /** Pictures for the page. */
    readonly files?: Readonly<Record<string, string>>;
  }>;
}

const declared = {
  engines: {
    about: 'the built app in Firefox, WebKit and Chromium',
    needs: ['chromium', 'engines', 'hindiFont'],
    run: async ({ isShort }) => {
      const { results, matrix } = await runEngines(isShort ? shortScenarios : scenarios);
      return { results, page: matrix };
    },
  },
  failover: {
    about: 'two instances on a PostgreSQL cluster whose primaries fail',
    needs: ['postgres', 'cluster'],
    run: async ({ isShort }) => {
      const { results, timeline } = isShort
        ? await runFailover(await createLoopbackHosts(2), { disruptions: [killPrimary], judgesTimes: false })
        : await runFailover(createLabNetwork(3), { disruptions, judgesTimes: true });
      const picture = '![Per second: writes, errors and the leader](failover.svg)';
      return {
        results,
        page: `${resultTable(results)}\n\n${picture}`,
        files: { 'failover.svg': drawTimeline(timeline) },
      };
    },
  },
  store: {
    about: 'pictures in OpenStack Swift, through its S3 API',
    needs: ['postgres', 'objectStore'],
    run: async ({ isShort }) => ({ results: await runStore({ judgesTimes: !isShort }) }),
  },
  users: {
    about: 'a thousand users on one server beside its database',
    needs: ['postgres'],
    run: async ({ isShort }) => {
      const { results, steps, tables } = await runUsers(isShort ? shortPlan : fullPlan);
      const picture = '![Response times and busy cores by arrivals per second](users.svg)';
      return {
        results,
        page: [
          ...[resultTable(results), picture, 'At each rate of arrivals:', tables.bySteps],
          ...['Of the thousand users, by action:', tables.byAction],
        ].join('\n\n'),
        files: { 'users.svg': drawSteps(steps) },
      };
    },
  },
  rollout: {
    about: 'two instances, replaced by the next version and back under load',
    needs: ['postgres', 'cluster', 'chromium'],
    run: async () => ({ results: await runRollout() }),
  },
  container: {
    about: 'a release as a container without rights',
    needs: ['containers'],
    run: async () => ({ results: await runContainer() }),
  },
} satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof declared;

export const parts: Readonly<Record<PartName, Part>> = declared;
