/** Globals and syntax that a folder may not use, and what to use instead. dependency-cruiser checks import directions. */

const network = [
  [
    'fetch',
    'Call the typed client of #api through an actor: it adds the bearer, refreshes it and checks the response.',
  ],
  ['XMLHttpRequest', 'Call the typed client of #api through an actor.'],
  ['EventSource', 'Call the typed client of #api through an actor.'],
  ['WebSocket', 'Call the typed client of #api through an actor.'],
];

const storage = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => [
  name,
  'Use the stores of #storage: they handle full storage and separate the data of users.',
]);

const cacheStorage = [['caches', 'Only the service worker (src/worker) caches responses.']];

const popups = ['alert', 'confirm', 'prompt'].map((name) => [name, 'Use the dialog or the toaster of #ui.']);

const clock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Pass the time as an argument (an event, the input, a parameter), so that a test can choose it.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Pass the time as an argument (an event, the input, a parameter), so that a test can choose it.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Pass random values as an argument, so that a run can be repeated.',
  },
];

const setText = [
  {
    selector: "CallExpression[callee.property.name='fill']:not([callee.object.callee.name='Array'])",
    message: 'It sets the text at once, and cannot find a field that changes what users type. Use typeLikeAPerson.',
  },
];

const fixedTime = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for what the test needs. If it shows that something does not happen, use letTimePass.',
  },
];

const reload = [
  {
    selector: "CallExpression[callee.property.name='reload'][callee.object.name='location']",
    message: 'A reload loses the input of a dirty form. Only src/app and src/ui/failure may reload the page.',
  },
  {
    selector: "CallExpression[callee.property.name='reload'][callee.object.property.name='location']",
    message: 'A reload loses the input of a dirty form. Only src/app and src/ui/failure may reload the page.',
  },
];

const stateNames = [
  {
    selector: "CallExpression[callee.property.name='matches']",
    message:
      'The name of a state says nothing about a new one. Ask for a tag (hasTag), see machines/tags.ts and tests/machines/support/questions.ts.',
  },
  {
    selector: "MemberExpression[property.name='value'][object.name=/[sS]napshot$/]",
    message: 'The name of a state says nothing about a new one. Ask for a tag (hasTag), see machines/tags.ts.',
  },
];

const imports = {
  paths: [
    {
      name: '@tanstack/react-router',
      importNames: ['lazyRouteComponent'],
      message: 'It reloads the page when a chunk is missing. Use lazyPage: it has a slow notice, a timeout and Retry.',
    },
    {
      name: 'xstate',
      importNames: ['fromPromise'],
      message:
        'An actor stops if it rejects. Use effectOf of #machines/effect.ts: it turns an exception into a result.',
    },
    { name: 'zod', message: "Import from 'zod/mini': it has a third of the bytes." },
    {
      name: 'virtual:pwa-register',
      message: 'It reloads tabs without asking. Use registerWorker of src/app/deferred/start-deferred.ts.',
    },
  ],
};

const globals = (...lists) => [
  'error',
  { globals: lists.flat().map(([name, message]) => ({ name, message })), checkGlobalObject: true },
];

/** Later entries replace earlier ones for the folders that they name. */
export const forbid = [
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': globals(network, storage, cacheStorage, popups),
      'no-restricted-syntax': ['error', ...reload, ...stateNames],
      'no-restricted-imports': ['error', imports],
    },
  },
  { files: ['src/api/**'], rules: { 'no-restricted-globals': globals(storage, cacheStorage, popups) } },
  {
    files: ['src/storage/*.ts', 'src/storage/cache/store/**', 'src/drafts/store/**'],
    rules: { 'no-restricted-globals': globals(network, cacheStorage, popups) },
  },
  { files: ['src/worker/*.ts'], rules: { 'no-restricted-globals': globals(storage, popups) } },
  { files: ['src/app/**'], rules: { 'no-restricted-syntax': ['error', ...stateNames] } },
  { files: ['src/ui/failure/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['machines/**', 'src/domain/**', 'src/fields/**', 'src/entities/**'],
    rules: { 'no-restricted-syntax': ['error', ...clock, ...reload, ...stateNames] },
  },
  // They ask an element for a selector, and have no machine.
  {
    files: ['src/ui/overlay/tooltip.tsx', 'src/ui/toast/toaster.tsx', 'src/worker/client/has-typed-text.ts'],
    rules: { 'no-restricted-syntax': ['error', ...reload] },
  },
  {
    files: ['{tests,explorer}/browser/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...setText, ...fixedTime] },
  },
  // The one place of it.
  {
    files: ['tests/browser/support/typing/type-like-a-person.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
];
