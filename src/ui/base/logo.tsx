import css from './logo.module.css';

/** The logo: two halves of a bracket that meet in the final. Same shapes as public/favicon.svg. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg className={css['logo']} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect className={css['tile']} width="64" height="64" rx="15" />
      <path
        className={css['bracket']}
        d="M12 18h7a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-7M52 18h-7a4 4 0 0 0-4 4v20a4 4 0 0 0 4 4h7"
      />
      <path className={css['final']} d="M32 24.5 39.5 32 32 39.5 24.5 32z" />
    </svg>
  );
}
