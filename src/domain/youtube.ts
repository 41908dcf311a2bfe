const idPattern =
  /^https?:\/\/(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/)([\w-]{11})/i;

/** The thumbnail of a YouTube video, derived from the id in its address; undefined for any other address. */
export function youtubeThumbnail(url: string): string | undefined {
  const id = idPattern.exec(url)?.[1];
  return id === undefined ? undefined : `https://i.ytimg.com/vi/${id}/default.jpg`;
}
