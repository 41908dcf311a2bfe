import type { SVGProps } from 'react';

type LineIconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** A line icon on a 24 by 24 grid. The build replaces `lucide-react/icons/*` by these (scripts/vite/lean-icons.ts). */
export function lineIcon(path: string) {
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
      <path d={path} />
    </svg>
  );
}
