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

/** A portal's page names none of our scripts, and the page of another build names only its own. */
function namesFilesOf(shell: Shell, html: string): boolean {
  for (const { url } of shell.urls.values()) {
    if (url.endsWith('.js') && html.includes(url)) return true;
  }
  return false;
}

/** A navigation refuses a response that was redirected, whoever hands it over. */
async function withoutRedirect(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await response.blob(), { status, statusText, headers });
}
