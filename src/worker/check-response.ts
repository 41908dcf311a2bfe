import { pageUrl, type Shell } from './shell.ts';

/**
 * The answer in a form that may be kept, or undefined if it is not the file asked for: an error, a captive portal's
 * page in its place, or the page of another build.
 */
export async function checkAnswer(shell: Shell, url: string, response: Response): Promise<Response | undefined> {
  if (!response.ok) return undefined;
  const isHtml = (response.headers.get('content-type') ?? '').includes('text/html');
  const isPage = url === pageUrl(shell);
  if (isHtml !== isPage) return undefined;
  if (isPage && !namesFilesOf(shell, await response.clone().text())) return undefined;
  return response.redirected ? withoutRedirect(response) : response;
}

/** A portal's page names none of our files, and the page of another build some that are not ours, beside some that are. */
function namesFilesOf(shell: Shell, html: string): boolean {
  const named = html.match(/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  const own = new Set([...shell.urls.values()].map(({ url }) => url));
  return named.length > 0 && named.every((url) => own.has(url));
}

/** A navigation refuses a response that was redirected, whoever hands it over. */
async function withoutRedirect(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await response.blob(), { status, statusText, headers });
}
