import type { Step } from './run-users.ts';

const width = 900;
const panel = { left: 64, right: 170, top: 40, height: 180, gap: 70 } as const;
const ink = '#1c1b1f';

interface Curve {
  readonly name: string;
  readonly colour: string;
  readonly of: (step: Step) => number;
}

const times: readonly Curve[] = [
  { name: 'p50', colour: '#2f6f4f', of: ({ p50 }) => p50 },
  { name: 'p95', colour: '#8a5a00', of: ({ p95 }) => p95 },
  { name: 'p99', colour: '#b3261e', of: ({ p99 }) => p99 },
];
const cores: readonly Curve[] = [
  { name: 'server', colour: '#3f5aa6', of: ({ server }) => server },
  { name: 'database', colour: '#6b3fa0', of: ({ database }) => database },
  { name: 'load generator', colour: '#6f6a76', of: ({ load }) => load },
];

/** The times and the busy cores at each rate of arrivals, as SVG. */
export function drawSteps(steps: readonly Step[]): string {
  const second = panel.top + panel.height + panel.gap;
  const height = second + panel.height + 50;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" role="img" font-family="sans-serif" font-size="12">`,
    '<title>Response times and busy cores by arrivals per second</title>',
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...drawPanel(steps, times, {
      top: panel.top,
      title: 'Response time in ms (logarithmic)',
      scale: Math.log10,
      lowest: 1,
    }),
    ...drawPanel(steps, cores, { top: second, title: 'Busy cores of two', scale: (value) => value, lowest: 0 }),
    '</svg>',
    '',
  ].join('\n');
}

interface Axis {
  readonly top: number;
  readonly title: string;
  readonly scale: (value: number) => number;
  readonly lowest: number;
}

function drawPanel(
  steps: readonly Step[],
  curves: readonly Curve[],
  { top, title, scale, lowest }: Axis,
): readonly string[] {
  const most = Math.max(2, ...steps.flatMap((step) => curves.map(({ of }) => of(step))));
  const highestRate = Math.max(1, ...steps.map(({ rate }) => rate));
  const bottom = top + panel.height;
  const x = (rate: number) => panel.left + (rate / highestRate) * (width - panel.left - panel.right);
  const share = (value: number) => (scale(Math.max(lowest, value)) - scale(lowest)) / (scale(most) - scale(lowest));
  const y = (value: number) => bottom - share(value) * panel.height;
  const lines = curves.flatMap(({ name, colour, of }, index) => {
    const points = steps.map((step) => `${x(step.rate).toFixed(1)},${y(of(step)).toFixed(1)}`);
    const last = steps.at(-1);
    return [
      `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...steps.map(
        (step) => `<circle cx="${x(step.rate).toFixed(1)}" cy="${y(of(step)).toFixed(1)}" r="3" fill="${colour}"/>`,
      ),
      text(
        width - panel.right + 12,
        top + 16 + index * 18,
        `${name}: ${last === undefined ? '' : of(last).toFixed(most > 10 ? 0 : 2)}`,
        colour,
      ),
    ];
  });
  return [
    text(panel.left, top - 12, title),
    `<path d="M${String(panel.left)} ${String(top)}V${String(bottom)}H${String(width - panel.right)}" stroke="#79747e" fill="none"/>`,
    text(8, top + 6, most > 10 ? most.toFixed(0) : most.toFixed(1)),
    text(8, bottom, String(lowest)),
    ...steps.map(({ rate }) => text(x(rate) - 10, bottom + 16, rate.toFixed(0))),
    text(width - panel.right + 26, bottom + 16, 'arrivals per second'),
    ...lines,
  ];
}

function text(x: number, y: number, content: string, fill: string = ink): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${fill}">${content}</text>`;
}
