import { useLayoutEffect, useRef } from 'react';

type PicturePreviewProps = { picture: File | string; className: string | undefined; onBroken: () => void };

/** A picture that was just chosen, or the stored one by its address. */
export function PicturePreview({ picture, className, onBroken }: PicturePreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const shown = image.current;
    if (!shown) return;
    if (typeof picture === 'string') {
      shown.src = picture;
      return;
    }
    const address = URL.createObjectURL(picture);
    shown.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} className={className} alt="" onError={onBroken} />;
}
