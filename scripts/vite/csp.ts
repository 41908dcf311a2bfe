import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

interface CspSources {
  /** Base of the API; empty when the app's own origin serves it. */
  readonly apiBaseUrl: string;
  /** Base of the news site; empty when there is none. */
  readonly newsUrl: string;
  /** The page's inline scripts. */
  readonly inline?: readonly string[];
}

/** The policy of the built page: only the build's own scripts run, and only the given hosts can be called. */
export function contentSecurityPolicy({ apiBaseUrl, newsUrl, inline = [] }: CspSources): string {
  const api = originOf(apiBaseUrl);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.map(hashOf)],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...originOf(newsUrl)],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...api],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Adds the policy to the built index.html. Development needs inline scripts and sockets, so it has none. */
export function cspMeta(sources: CspSources): Plugin {
  return {
    name: 'matchdesk-csp',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: {
            'http-equiv': 'Content-Security-Policy',
            content: contentSecurityPolicy({ ...sources, inline: inlineScripts(html) }),
          },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}

/** The source that lets this script run. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** A base without a scheme ("/backend") is on the page's own origin. */
function originOf(url: string): string[] {
  return /^https?:\/\//.test(url) ? [new URL(url).origin] : [];
}
