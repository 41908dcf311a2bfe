import css from './sort-head.module.css';

interface SortHeadProps {
  readonly header: string;
  readonly onPress: () => void;
}

/** The header button of a sortable column. The sort direction is shown beside the label. */
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
