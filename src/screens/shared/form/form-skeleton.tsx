import { Skeleton } from '#ui/loading/skeleton.tsx';
import css from './form-sheet.module.css';

/** Placeholders for the fields while a record loads. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={css['form']}>
      {Array.from({ length: fields }, (_, index) => index).map((index) => (
        <Skeleton key={index} shape="box" />
      ))}
    </div>
  );
}
