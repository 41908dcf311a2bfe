/** A method and path of the contract, such as `PATCH /api/v1/teams/{id}`. */
interface Route<T> {
  readonly method: string;
  readonly template: string;
  readonly value: T;
}

interface Match<T> {
  readonly value: T;
  readonly template: string;
  readonly pathParams: Readonly<Record<string, string>>;
}

/**
 * Finds the route of a request. Paths are case-sensitive. A path without parameters wins over a template that also matches:
 * `/events/matches/all` over `/events/matches/{id}`.
 */
export function createPathTable<T>(
  routes: readonly Route<T>[],
): (method: string, path: string) => Match<T> | undefined {
  const concrete = new Map<string, Route<T>>();
  const templates = new Map<string, Route<T>[]>();
  for (const route of routes) {
    if (!route.template.includes('{')) concrete.set(`${route.method} ${route.template}`, route);
    else {
      const key = `${route.method} ${route.template.split('/').length}`;
      templates.set(key, [...(templates.get(key) ?? []), route]);
    }
  }
  return (method, path) => {
    const verb = method.toUpperCase();
    const exact = concrete.get(`${verb} ${path}`);
    if (exact !== undefined) return { value: exact.value, template: exact.template, pathParams: {} };
    const segments = path.split('/');
    for (const { template, value } of templates.get(`${verb} ${segments.length}`) ?? []) {
      const pathParams = paramsOf(template.split('/'), segments);
      if (pathParams !== undefined) return { value, template, pathParams };
    }
    return undefined;
  };
}

function paramsOf(template: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{') && segment !== '') params[part.slice(1, -1)] = decoded(segment);
    else if (part !== segment) return undefined;
  }
  return params;
}

/** Returns a segment with an invalid encoding unchanged, so that the parameter's schema rejects it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
