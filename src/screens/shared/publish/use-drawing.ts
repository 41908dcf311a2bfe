import { useMemo } from 'react';
import type { Poster } from '#domain/publish/poster.ts';
import { colorsOf } from './draw/colors.ts';
import type { Drawing } from './draw/draw-poster.ts';
import { pictureFormats } from './draw/formats.ts';
import { useImage, useTeamPictures } from './use-images.ts';
import type { Settings } from './use-settings.ts';

/** The picture of a poster with the chosen settings, and whether team pictures are still being loaded. */
export function useDrawing(poster: Poster, { format, look, color, logo, hasPictures }: Settings) {
  const { pictures, isLoading } = useTeamPictures(poster, hasPictures);
  const logoImage = useImage(logo);
  const drawing = useMemo<Omit<Drawing, 'scale'>>(
    () => ({
      poster,
      size: pictureFormats[format],
      colors: colorsOf(look, color),
      fonts: getComputedStyle(document.body).fontFamily,
      logo: logoImage,
      pictures,
    }),
    [poster, format, look, color, logoImage, pictures],
  );
  return { drawing, isLoading };
}
