import { useEffect, useState } from 'react';
import { type Poster, teamsOfPoster } from '#domain/publish/poster.ts';
import { teamPictures } from '#records/publish/team-pictures.ts';
import { useOwnApi } from '#session/services/use-own-api.ts';
import { loadImage } from './load-image.ts';

const none: ReadonlyMap<string, HTMLImageElement> = new Map();

/** The pictures of a poster's teams that could be loaded so far, by team id, and whether more are being loaded. */
export function useTeamPictures(poster: Poster, isWanted: boolean) {
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
export function useImage(url: string): HTMLImageElement | null {
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
