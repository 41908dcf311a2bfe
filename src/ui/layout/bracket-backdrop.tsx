import css from './bracket-backdrop.module.css';

/** The left half of a knock-out draw of sixteen: one path for each round. */
const rounds = [
  'M0 40h90v40H0M0 120h90v40H0M0 200h90v40H0M0 280h90v40H0M0 360h90v40H0M0 440h90v40H0M0 520h90v40H0M0 600h90v40H0',
  'M90 60h90v80H90M90 220h90v80H90M90 380h90v80H90M90 540h90v80H90',
  'M180 100h90v160h-90M180 420h90v160h-90',
  'M270 180h90v320h-90M360 340h60',
] as const;

function Half({ side }: { side: 'left' | 'right' }) {
  return (
    <svg className={css[side]} viewBox="0 0 420 680" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {rounds.map((line, index) => (
        <path key={line} className={css[`round${index}`]} d={line} />
      ))}
    </svg>
  );
}

/** A faint tournament draw behind a card. */
export function BracketBackdrop() {
  return (
    <div className={css['backdrop']}>
      <Half side="left" />
      <Half side="right" />
    </div>
  );
}
