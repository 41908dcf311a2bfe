/** The app's address. */
export const appUrl = 'https://desk.example/';

/** The files of one version of the app, as its build lists them for the worker. */
export function filesOf(version: number) {
  return [
    { url: 'index.html', revision: `page ${version}` },
    { url: `assets/start-${version}.js`, revision: null },
    { url: `assets/late-${version}.js`, revision: null },
  ] as const;
}

/** The app's host. It serves one version at a time: a deployment replaces the previous files. */
export class Site {
  version = 1;

  respond({ pathname }: URL): { readonly status: number; readonly type: string; readonly body: string } {
    const { version } = this;
    if (pathname === '/probe.json') return { status: 200, type: 'application/json', body: '"matchdesk is reached"' };
    if (pathname === '/sw.js') return { status: 200, type: 'text/javascript', body: String(version) };
    if (pathname === '/') {
      return { status: 200, type: 'text/html', body: `<script src="${appUrl}assets/start-${version}.js"></script>` };
    }
    const isFile = filesOf(version).some(({ url }) => pathname === `/${url}`);
    return isFile
      ? { status: 200, type: 'text/javascript', body: `version ${version}` }
      : { status: 404, type: 'text/plain', body: 'Not found' };
  }
}
