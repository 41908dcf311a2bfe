import type { Timeline } from './run-failover.ts';

const width = 1200;
const chart = { left: 56, right: 16, top: 56, height: 220, gap: 34, leaderHeight: 22 } as const;
const colours = { ok: '#2f6f4f', failed: '#b3261e', none: '#b3261e', text: '#1c1b1f', line: '#c9c5d0' } as const;
const memberColours = ['#3f5aa6', '#8a5a00', '#6b3fa0'] as const;

interface Second {
  readonly written: number;
  readonly failed: number;
}

/** The timeline of a failover as SVG: per second the acknowledged writes, the failed calls, and the primary. */
export function drawTimeline({ outcomes, leaderships, events }: Timeline): string {
  const last = Math.max(0, ...outcomes.map(({ at }) => at));
  const seconds = Array.from({ length: Math.ceil(last / 1000) }, (_, at): Second => {
    const within = outcomes.filter((one) => Math.floor(one.at / 1000) === at);
    return {
      written: within.filter(({ kind, status }) => kind === 'write' && status === 200).length,
      failed: within.filter(({ status }) => status !== 200).length,
    };
  });
  const inner = width - chart.left - chart.right;
  const x = (ms: number) => chart.left + (ms / Math.max(1000, seconds.length * 1000)) * inner;
  const most = Math.max(1, ...seconds.map(({ written, failed }) => Math.max(written, failed)));
  const bottom = chart.top + chart.height;
  const y = (count: number) => bottom - (count / most) * chart.height;
  const bar = (at: number, count: number, colour: string, part: 0 | 1) => {
    const slot = inner / Math.max(1, seconds.length);
    const left = x(at * 1000) + (part * slot) / 2;
    return count === 0
      ? ''
      : `<rect x="${left.toFixed(1)}" y="${y(count).toFixed(1)}" width="${(slot / 2).toFixed(1)}" height="${(bottom - y(count)).toFixed(1)}" fill="${colour}"/>`;
  };
  const bars = seconds.flatMap(({ written, failed }, at) => [
    bar(at, written, colours.ok, 0),
    bar(at, failed, colours.failed, 1),
  ]);
  const names = [...new Set(leaderships.flatMap(({ leader }) => leader ?? []))].toSorted();
  const leaderTop = bottom + chart.gap;
  const bands = leaderships.map(({ at, leader }, index) => {
    const end = leaderships[index + 1]?.at ?? last;
    const colour = leader === undefined ? colours.none : memberColours[names.indexOf(leader) % memberColours.length];
    const label = leader === undefined || end - at < 4000 ? '' : text(x(at) + 4, leaderTop + 15, leader, '#fff');
    return `<rect x="${x(at).toFixed(1)}" y="${String(leaderTop)}" width="${Math.max(1, x(end) - x(at)).toFixed(1)}" height="${String(chart.leaderHeight)}" fill="${colour ?? colours.none}"/>${label}`;
  });
  const marks = events.map(
    ({ at, name }) =>
      `<path d="M${x(at).toFixed(1)} ${String(chart.top - 6)}V${String(leaderTop + chart.leaderHeight)}" stroke="${colours.text}" stroke-dasharray="3 3"/>${text(x(at) + 4, chart.top - 10, name)}`,
  );
  const ticks = Array.from({ length: Math.floor(seconds.length / 10) + 1 }, (_, at) =>
    text(x(at * 10_000), leaderTop + chart.leaderHeight + 16, `${String(at * 10)} s`),
  );
  const height = leaderTop + chart.leaderHeight + 48;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" role="img" font-family="sans-serif" font-size="12">`,
    '<title>Writes, failed calls and primary during a failover, per second</title>',
    `<rect width="100%" height="100%" fill="#fff"/>`,
    legend(height - 12),
    text(8, chart.top + 4, String(most)),
    text(8, bottom, '0'),
    `<path d="M${String(chart.left)} ${String(bottom)}H${String(width - chart.right)}" stroke="${colours.line}"/>`,
    ...bars,
    ...bands,
    ...marks,
    ...ticks,
    '</svg>',
    '',
  ].join('\n');
}

function legend(y: number): string {
  const entries = [
    [colours.ok, 'acknowledged writes per second'],
    [colours.failed, 'failed calls per second (503, or no response)'],
  ] as const;
  return entries
    .map(([colour, name], at) => {
      const left = chart.left + at * 260;
      return `<rect x="${String(left)}" y="${String(y - 10)}" width="12" height="12" fill="${colour}"/>${text(left + 18, y, name)}`;
    })
    .concat(text(chart.left + 600, y, 'the band shows the primary; red: none'))
    .join('');
}

function text(x: number, y: number, content: string, fill: string = colours.text): string {
  return `<text x="${x.toFixed(1)}" y="${String(y)}" fill="${fill}">${content.replace(/[&<>]/g, '')}</text>`;
}
