import type { Credentials } from './authorised-fetch.ts';

/** Where the API is and who signs its calls. The calls themselves are fetched by the screens that make them. */
export interface Api {
  /** The API base host of the build configuration; '' is the page's own origin. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The whole address of a picture, which answers give from the API's root. */
export function pictureAddress({ baseUrl }: Api, picture: string): string {
  return baseUrl === '' || picture === '' ? picture : new URL(picture, baseUrl).href;
}
