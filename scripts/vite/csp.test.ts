import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScripts } from './csp.ts';

function directives(apiBaseUrl: string, newsUrl: string): Map<string, string> {
  const policy = contentSecurityPolicy({ apiBaseUrl, newsUrl });
  return new Map(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );
}

describe('the content security policy', () => {
  it('allows scripts and styles of the build only', () => {
    const policy = directives('https://api.example.org', 'https://news.example.org');
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('object-src')).toBe("'none'");
  });

  it('allows inline scripts by their hashes', () => {
    const inline = inlineScripts('<head><script>one()\n</script><script type="module" src="two.js"></script></head>');
    expect(inline).toEqual(['one()\n']);
    const policy = contentSecurityPolicy({ apiBaseUrl: '', newsUrl: '', inline });
    expect(policy).toContain("script-src 'self' 'sha256-CN8CxHkgCqasjVajFSdYzQKS1caFyAM3n/Hd/PFuvc4='; ");
  });

  it('allows calls to the configured hosts, without their paths', () => {
    const policy = directives('https://api.example.org:8443/backend/', 'https://news.example.org/wp-json');
    expect(policy.get('connect-src')).toBe("'self' https://api.example.org:8443 https://news.example.org");
  });

  it('allows pictures from an API on plain http', () => {
    expect(directives('http://localhost:3000', '').get('img-src')).toBe(
      "'self' data: blob: https: http://localhost:3000",
    );
  });

  it('contains no host if the own origin serves everything', () => {
    expect(directives('', '').get('connect-src')).toBe("'self'");
    expect(directives('/backend', '').get('connect-src')).toBe("'self'");
  });

  it('contains each host once', () => {
    expect(directives('https://example.org/api', 'https://example.org/news').get('connect-src')).toBe(
      "'self' https://example.org",
    );
  });
});
