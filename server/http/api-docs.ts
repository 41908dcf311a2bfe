import { Hono } from 'hono';
import contract from '#openapi/admin-api.json' with { type: 'json' };

/** Redoc builds its styles at run time. Scripts come from the build only. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Matchdesk API</title>
    <link rel="icon" href="favicon.svg">
  </head>
  <body style="margin: 0">
    <redoc spec-url="docs/contract.json" disable-search hide-hostname required-props-first></redoc>
    <script src="docs/redoc.js"></script>
  </body>
</html>
`;

/** `/docs`: the contract as a page. `npm run build` copies Redoc to the app's files. */
export function apiDocs(): Hono {
  const app = new Hono();
  app.get('/docs', (c) => {
    c.header('Content-Security-Policy', policy);
    return c.html(page);
  });
  app.get('/docs/contract.json', (c) => c.json(contract));
  return app;
}
