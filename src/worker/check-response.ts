import { pageUrl, type Shell } from './shell.ts';

/**
 * The response in a form that can be cached; undefined if it is not the requested file but an error, a captive portal's
 * page or the page of another build.
 */
export async function checkResponse(shell: Shell, url: string, response: Response): Promise<Response | undefined> {
  if (!response.ok) return undefined;
  const isHtml = (response.headers.get('content-type') ?? '').includes('text/html');
  const isPage = url === pageUrl(shell);
  if (isHtml !== isPage) return undefined;
  if (isPage && !namesFilesOf(shell, await response.clone().text())) return undefined;
  return response.redirected ? withoutRedirect(response) : response;
}

/** A captive portal's page names none of our files. The page of another build names some files that are not ours. */
function namesFilesOf(shell: Shell, html: string): boolean {
  const named = html.match(/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  const own = new Set([...shell.urls.values()].map(({ url }) => url));
  return named.length > 0 && named.every((url) => own.has(url));
}

/** A navigation rejects a response that was redirected, even if the worker returns it. */
async function withoutRedirect(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await response.blob(), { status, statusText, headers });
}
