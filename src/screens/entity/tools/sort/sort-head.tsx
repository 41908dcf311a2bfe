import css from './sort-head.module.css';

interface SortHeadProps {
  readonly header: string;
  readonly onPress: () => void;
}

/** The head of a column that can be sorted by. How it is sorted stands in the room beside the word. */
export function SortHead({ header, onPress }: SortHeadProps) {
  return (
    <>
      <button type="button" className={css['sort']} onClick={onPress}>
        {header}
      </button>
      <span className={css['plain']}>{header}</span>
    </>
  );
}
