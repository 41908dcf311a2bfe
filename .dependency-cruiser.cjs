/**
 * The directions of ARCHITECTURE.md. Each rule's comment says what to do instead; `npm run lint:imports` prints it.
 */

/** src/a, src/b as one pattern. */
const src = (...folders) => `^src/(${folders.join('|')})/`;

/** From one folder, to any of the others: forbidden. */
const keepApart = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

/** As keepApart, but shapes may be shared: the import of a type leaves nothing behind at run time. */
const keepApartAtRunTime = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to, dependencyTypesNot: ['type-only'] },
});

/** Browser storage and the databases of the cache and the drafts: the page and the worker share them. */
const stores = '^src/(storage/(?!cache/)|storage/cache/store/|drafts/store/)';

/** The folders that connect machines to the API and to storage. */
const features = '^src/((session|lists|records|history|import|worker/client)/|(storage/cache|drafts)/(?!store/))';

/** What runs in the workers, without what the page knows of them. */
const worker = 'worker(?!/client)';

const above = (...folders) => [src(...folders), stores, features];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that import each other are one idea or three: move the shared part to a file below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment:
        'The path leads nowhere. Imports carry their extension; across top folders use the #names of package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'production-only-from-dependencies',
      comment:
        'What ships or starts must be in "dependencies": a plain install has to be enough to build and to serve.',
      severity: 'error',
      from: { path: ['^src/', '^machines/', '^server/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    keepApart(
      'machines-stay-pure',
      'A machine imports xstate and other machines only. Give it effects with provide() in a feature folder.',
      '^machines/',
      ['^(src|server|openapi|scripts)/', 'node_modules/(?!xstate/)'],
    ),
    keepApart(
      'domain-is-lowest',
      'Domain functions know values, not screens or stores. Pass what they need as arguments.',
      src('domain'),
      [...above('fields', 'entities', 'api', 'ui', 'screens', 'app', worker), '^machines/', '^server/', '^openapi/'],
    ),
    keepApart(
      'pictures-need-a-browser',
      'Preparing a picture decodes and draws it, which only a browser can. Share the rest of src/domain/picture.',
      ['^server/', '^machines/', src('fields', 'entities', 'i18n')],
      '^src/domain/picture/prepare/',
    ),
    keepApart(
      'i18n-is-lowest',
      'Texts know nothing of what shows them. Pass values to the text instead.',
      src('i18n'),
      [
        ...above('domain', 'fields', 'entities', 'api', 'ui', 'screens', 'app', worker),
        '^machines/',
        '^server/',
        '^openapi/',
      ],
    ),
    keepApart(
      'fields-know-no-entity',
      'A field is described by its arguments. Say what differs in the declaration under src/entities.',
      src('fields'),
      [...above('entities', 'api', 'ui', 'screens', 'app', worker), '^server/'],
    ),
    keepApart(
      'entities-are-data',
      'A declaration holds data only. Behaviour of all entities goes to a feature folder (src/records, src/lists) or to src/screens/entity.',
      src('entities'),
      [...above('api', 'ui', 'screens', 'app', worker), '^machines/', '^server/', 'node_modules/react'],
    ),
    {
      name: 'api-and-storage-through-features',
      comment:
        'Start an actor: only the feature folders call src/api and the stores. Types may be imported; app wires them up.',
      severity: 'error',
      from: { path: '^src/', pathNot: [src('api', 'app', worker), stores, features] },
      to: { path: [src('api'), stores], dependencyTypesNot: ['type-only'] },
    },
    keepApart(
      'api-is-independent',
      'The client knows the contract, not who calls it. Hand it what it needs (the token store, the clock) as arguments.',
      src('api'),
      [...above('entities', 'ui', 'screens', 'app', worker), '^server/', 'node_modules/react'],
    ),
    keepApart(
      'storage-is-independent',
      'A store knows values and whose they are. Hand it what it needs as arguments.',
      stores,
      [src('entities', 'api', 'ui', 'screens', 'app'), features, '^server/', 'node_modules/react'],
    ),
    keepApartAtRunTime(
      'machines-through-features',
      'The client and the stores may return the shapes of a machine (import type), but only a feature folder runs one.',
      [src('api'), stores],
      '^machines/',
    ),
    keepApart(
      'features-below-screens',
      'A feature performs effects and returns results. The screen decides what to show.',
      features,
      [src('ui', 'screens', 'app'), '^server/'],
    ),
    keepApart(
      'ui-knows-no-entity',
      'Parts of src/ui take what they show as properties. Read entities, features and the API in a screen.',
      src('ui'),
      [...above('entities', 'api', 'screens', 'app', worker), '^machines/', '^server/'],
    ),
    keepApart(
      'ui-below-controls',
      'Only src/ui/controls knows fields. A part that does belongs in src/ui/controls.',
      src('ui(?!/controls)'),
      src('fields', 'ui/controls'),
    ),
    keepApart(
      'screens-below-app',
      'A screen takes routes and session by properties or hooks below it. src/app puts screens together.',
      src('screens'),
      [src('app'), '^server/'],
    ),
    {
      name: 'screens-apart',
      comment:
        'Screens do not import each other. Move the shared part to src/screens/shared, src/ui or a feature folder.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/[^/]+/', pathNot: '^src/screens/($1|shared)/' },
    },
    keepApart(
      'worker-is-independent',
      'The worker runs without the page. Share through the stores or a file that is generated for it.',
      src(worker),
      [src('api', 'entities', 'fields', 'ui', 'screens', 'app', 'i18n'), features, '^machines/', '^server/'],
    ),
    {
      name: 'nobody-imports-the-worker',
      comment: 'The page sends messages to the worker; src/app/deferred/start-deferred.ts registers it.',
      severity: 'error',
      from: { path: '^(src|machines|server)/', pathNot: src(worker) },
      to: { path: src(worker) },
    },
    keepApart(
      'server-shares-rules-only',
      'The server shares domain, fields, entities and the contract with the client, and nothing that needs a browser.',
      '^server/',
      [...above('api', 'ui', 'screens', 'app', worker), '^machines/', 'node_modules/react'],
    ),
    {
      name: 'product-never-imports-tests',
      comment:
        'Move what both need out of tests/, scripts/, explorer/, bench/ or proof/. The explorer is for developers only.',
      severity: 'error',
      from: { path: '^(src|machines|server|openapi)/' },
      to: { path: '^(tests|scripts|explorer|bench|proof)/' },
    },
    {
      name: 'workspaces-are-optional',
      comment:
        'The product, its tests and its scripts need no workspace, so a reader can leave them out. Move what both need to tests/support. Exception: npm run dev shows the explorer.',
      severity: 'error',
      from: {
        path: '^(src|machines|server|openapi|tests|scripts)/',
        pathNot: '^scripts/dev\\.ts$',
      },
      to: { path: '^(explorer|bench|proof)/' },
    },
    {
      name: 'workspaces-apart',
      comment: 'The workspaces do not import each other. Move what both need to tests/support or scripts.',
      severity: 'error',
      from: { path: '^(explorer|bench|proof)/' },
      to: { path: '^(explorer|bench|proof)/', pathNot: '^$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.css$', '^dist/', '^bench/peer/'] },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts', '.json'],
    },
    combinedDependencies: false,
    skipAnalysisNotInRules: true,
  },
};
