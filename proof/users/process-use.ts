import { readdirSync, readFileSync } from 'node:fs';

/** What processes have used. */
export interface Use {
  /** Seconds of processor time since their start. */
  readonly cpuSeconds: number;
  /** Resident memory in MB. */
  readonly memoryMb: number;
}

const ticksPerSecond = 100;
const pageBytes = 4096;

/** The use of one process. */
export const ownUsageOf = (pid: number): Use => sumOf([pid]);

/** The use of a process and its descendants. */
export function usageOf(pid: number): Use {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const id = Number(name);
    const fields = Number.isNaN(id) ? undefined : statOf(id);
    if (fields !== undefined) parents.set(id, Number(fields[1]));
  }
  const family = new Set([pid]);
  let grew = true;
  while (grew) {
    grew = false;
    for (const [child, parent] of parents) {
      if (family.has(parent) && !family.has(child)) {
        family.add(child);
        grew = true;
      }
    }
  }
  return sumOf(family);
}

function sumOf(family: Iterable<number>): Use {
  let ticks = 0;
  let pages = 0;
  for (const id of family) {
    const fields = statOf(id);
    // After the name: state is 0, utime 11, stime 12, rss 21. Shared memory counts once for each process.
    ticks += Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0);
    pages += Number(fields?.[21] ?? 0);
  }
  return { cpuSeconds: ticks / ticksPerSecond, memoryMb: (pages * pageBytes) / 1e6 };
}

/** The process that started another one. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)?.[1] ?? 0);
}

function statOf(pid: number): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
