import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** One element of a lucide icon. The key is for React's lists. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>> & { readonly key?: string }];

const source = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const drawer = fileURLToPath(new URL('../../src/ui/button/line-icon.tsx', import.meta.url));

/**
 * Draws lucide's icons with `src/ui/button/line-icon.tsx` in the build, from lucide's own data: each is one path, so a list
 * has a hundred elements less. Lucide's modules also contain names, aliases, keys and options that the app does not use.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    async load(id) {
      if (!source.test(id)) return null;
      const icon = (await import(id)) as { readonly __iconData?: { readonly node: readonly IconNode[] } };
      // An alias re-exports another icon.
      if (icon.__iconData === undefined) return null;
      const path = JSON.stringify(icon.__iconData.node.map(pathOf).join(''));
      return `import { lineIcon } from ${JSON.stringify(drawer)};\nexport default /* @__PURE__ */ lineIcon(${path});\n`;
    },
  };
}

const shapes: Readonly<Record<string, (of: (name: string) => number, attributes: IconNode[1]) => string>> = {
  path: (_, { d = '' }) => fromAnywhere(d),
  circle: (of, { fill }) =>
    ellipse(of('cx'), of('cy'), of('r'), of('r')) + (fill === undefined ? '' : `M${of('cx')} ${of('cy')}h.01`),
  ellipse: (of) => ellipse(of('cx'), of('cy'), of('rx'), of('ry')),
  line: (of) => `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`,
  polyline: (_, { points = '' }) => `M${points}`,
  polygon: (_, { points = '' }) => `M${points}z`,
  rect: (of) => rectangle(of('x'), of('y'), of('width'), of('height'), of('rx') || of('ry')),
};

const known = new Set([
  ...['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'points', 'key'],
]);

/**
 * The data of a path that draws the element, and that can follow that of another one.
 *
 * @throws Error for an element that no path can draw, as one with a color of its own.
 */
export function pathOf([tag, attributes]: IconNode): string {
  const draw = shapes[tag];
  const other = Object.keys(attributes).find((name) => !known.has(name) && !(name === 'fill' && isDot(attributes)));
  if (draw === undefined || other !== undefined) {
    throw new Error(`An icon has <${tag}${other === undefined ? '' : ` ${other}`}>, which is not drawn as a path`);
  }
  return draw((name) => Number(attributes[name] ?? 0), attributes);
}

/** A point of the line's width fills a circle that is no larger. */
const isDot = ({ r }: IconNode[1]) => r !== undefined && Number(r) <= 1;

const firstMove = /^\s*m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*/;

/** A path that begins with a relative move begins at the last point of the path before it. The points after it stay relative. */
function fromAnywhere(d: string): string {
  return d.replace(firstMove, (all, x: string, y: string) => {
    const isLine = /^[-.\d]/.test(d.slice(all.length));
    return `M${x} ${y}${isLine ? 'l' : ''}`;
  });
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (to: number) => `a${rx} ${ry} 0 1 1 ${to} 0`;
  return `M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}z`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return [
    ...[`M${x + r} ${y}h${across}`, corner(r, r), `v${down}`, corner(-r, r)],
    ...[`h${-across}`, corner(-r, -r), `v${-down}`, corner(r, -r), 'z'],
  ].join('');
}
