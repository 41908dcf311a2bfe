import type { Cluster, Member } from '../cluster/cluster.ts';

/** Something that takes the primary away from the cluster, and how the cluster is made whole again. */
export interface Disruption {
  readonly name: string;
  /** Returns what repairs it. */
  readonly begin: (cluster: Cluster, primary: Member) => Promise<() => Promise<void>>;
}

export const killPrimary: Disruption = {
  name: 'the primary is killed (-9)',
  begin: async (_, primary) => {
    await primary.kill();
    return primary.start;
  },
};

const cutNetwork: Disruption = {
  name: 'the network of the primary is cut',
  begin: async (_, primary) => {
    primary.cut();
    return async () => primary.reconnect();
  },
};

const switchOver: Disruption = {
  name: 'a switchover is ordered',
  begin: async (cluster) => {
    await cluster.switchOver();
    return async () => undefined;
  },
};

export const disruptions = [killPrimary, cutNetwork, switchOver] as const;
