import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { forbid } from './scripts/lint/forbid.js';

/** Each area is linted with the types of its own tsconfig. */
const areas = [
  { files: ['src/**/*.{ts,tsx}'], ignores: ['src/worker/**'], project: 'tsconfig.json' },
  { files: ['machines/**/*.ts'], project: 'machines/tsconfig.json' },
  { files: ['src/worker/**/*.ts'], project: 'src/worker/tsconfig.json' },
  { files: ['server/**/*.ts'], project: 'server/tsconfig.json' },
  { files: ['openapi/**/*.ts'], project: 'openapi/tsconfig.json' },
  { files: ['tests/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.config.ts'], project: 'tests/tsconfig.json' },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'coverage/',
      'reports/',
      'test-results/',
      '**/*.generated.ts',
      'openapi/schema.d.ts',
      '**/*.{js,cjs}',
    ],
  },
  tseslint.configs.strictTypeChecked,
  areas.map(({ project, ...area }) => ({
    ...area,
    languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
  })),
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The server's bodies are bounded before they are read; the warning is of unbounded ones.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'undici-types', name: 'formData' }] },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] }] },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      // An async function without await still turns a throw into a rejection, which callers of promises rely on.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  forbid,
);
