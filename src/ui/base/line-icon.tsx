import { createElement, type SVGProps } from 'react';

type LineIconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** A path, or another element with its attributes. */
type Part = string | readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** An icon of lines on a grid of 24 by 24: what `lucide-react/icons/*` are in the build (scripts/vite/lean-icons.ts). */
export function lineIcon(...parts: readonly Part[]) {
  const drawing = parts.map((part) => (typeof part === 'string' ? <path key={part} d={part} /> : other(part)));
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
      {drawing}
    </svg>
  );
}

function other([tag, attributes]: Exclude<Part, string>) {
  return createElement(tag, { key: Object.values(attributes).join(), ...attributes });
}
