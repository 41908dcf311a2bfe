import type { SVGProps } from 'react';

type LineIconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** An icon of lines on a grid of 24 by 24, drawn by one path. What `lucide-react/icons/*` become in the build. */
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
