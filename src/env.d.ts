/** Settings of the build (docs/operating.md, "Build settings"). */
interface ImportMetaEnv {
  /** The API base host; '' is the page's own origin. */
  readonly VITE_API_BASE_URL: string;
  /** The version of the app, from package.json. */
  readonly VITE_APP_VERSION: string;
  /** The public news site; '' shows no news. */
  readonly VITE_NEWS_URL: string;
  /** 64 hexadecimal digits: the key that the stored user is encrypted with. */
  readonly VITE_STORAGE_KEY?: string;
}
