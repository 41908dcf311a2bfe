import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#i18n/use-text.ts';
import layout from '#ui/layout/layout.module.css';
import { type Drawing, drawPoster } from './draw/draw-poster.ts';
import css from './publish.module.css';

interface PicturePreviewProps {
  readonly drawing: Omit<Drawing, 'scale'>;
  readonly isLoading: boolean;
  /** The number of rows of the poster. */
  readonly rows: number;
}

/** The picture as it will be saved. Screen readers get the same as text in the other tab. */
export function PicturePreview({ drawing, isLoading, rows }: PicturePreviewProps) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [missing, setMissing] = useState(0);
  useLayoutEffect(() => {
    if (canvas.current) setMissing(drawPoster(canvas.current, { ...drawing, scale: 1 }));
  }, [drawing]);
  const { poster, size } = drawing;
  return (
    <>
      <canvas
        ref={canvas}
        className={css['preview']}
        role="img"
        aria-label={text('Picture: {{title}}', { title: poster.title })}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      />
      <p className={layout['faint']} role="status">
        {missing > 0
          ? text('The picture has room for {{shown}} of {{total}} rows', { shown: rows - missing, total: rows })
          : isLoading && text('Loading the pictures of the teams...')}
      </p>
    </>
  );
}
