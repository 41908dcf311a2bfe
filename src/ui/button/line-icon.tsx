import { createElement, type SVGProps } from 'react';

type LineIconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** The `d` of a path, or another element with its attributes. */
type Part = string | readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** A line icon on a 24 by 24 grid. The build replaces `lucide-react/icons/*` by these (scripts/vite/lean-icons.ts). */
export function lineIcon(...parts: readonly Part[]) {
  const shapes = parts.map((part) => (typeof part === 'string' ? <path key={part} d={part} /> : elementOf(part)));
  return ({ size = 24, ...rest }: LineIconProps) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {shapes}
    </svg>
  );
}

function elementOf([tag, attributes]: Exclude<Part, string>) {
  return createElement(tag, { key: Object.values(attributes).join(), ...attributes });
}
