import { useLayoutEffect, useRef } from 'react';

type PicturePreviewProps = { picture: File | string; className: string | undefined; onBroken: () => void };

/** The preview of a chosen file, or the stored picture by its URL. */
export function PicturePreview({ picture, className, onBroken }: PicturePreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const shown = image.current;
    if (!shown) return;
    if (typeof picture === 'string') {
      shown.src = picture;
      return;
    }
    const url = URL.createObjectURL(picture);
    shown.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <img ref={image} className={className} alt="" onError={onBroken} />;
}
