import { useEffect, useMemo, useState } from 'react';
import { isWhole } from '#domain/picture/prepare/is-whole.ts';
import { type Poster, teamsOfPoster } from '#domain/publish/poster.ts';
import { teamPictures } from '#records/publish/team-pictures.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { colorsOf } from './draw/colors.ts';
import type { Drawing } from './draw/draw-poster.ts';
import { pictureFormats } from './draw/formats.ts';
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

const none: ReadonlyMap<string, HTMLImageElement> = new Map();

/** The pictures of a poster's teams that could be loaded so far, by team id, and whether more are being loaded. */
function useTeamPictures(poster: Poster, isWanted: boolean) {
  const api = useOwnApi();
  const [loaded, setLoaded] = useState({ ids: '', pictures: none });
  const ids = teamsOfPoster(poster).join();

  useEffect(() => {
    if (!isWanted || ids === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    void (async () => {
      const urls = await teamPictures(api, ids.split(','), signal);
      const images = await Promise.all([...urls].map(async ([id, url]) => [id, await loadImage(url)] as const));
      if (signal.aborted) return;
      setLoaded({ ids, pictures: new Map(images.flatMap(([id, image]) => (image ? [[id, image] as const] : []))) });
    })();
    return () => controller.abort();
  }, [api, ids, isWanted]);

  return { pictures: isWanted ? loaded.pictures : none, isLoading: isWanted && loaded.ids !== ids };
}

/** The picture of a URL once it is loaded; null before, without a URL, and if it cannot be loaded. */
function useImage(url: string): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly image: HTMLImageElement | null }>();
  useEffect(() => {
    if (url === '') return;
    let isUnmounted = false;
    void loadImage(url).then((image) => !isUnmounted && setLoaded({ url, image }));
    return () => {
      isUnmounted = true;
    };
  }, [url]);
  return loaded?.url === url ? loaded.image : null;
}

/** Loads a picture for drawing. Null if it cannot be loaded, if it is damaged, or if its server does not allow other sites to read it. */
async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  // Without it a picture of another origin would make the canvas unreadable.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    return (await isWhole(image)) ? image : null;
  } catch {
    return null;
  }
}
