import reactHooks from 'eslint-plugin-react-hooks';
import { parser } from 'typescript-eslint';
import { forbid } from './scripts/lint/forbid.js';

/** The house's own rules and React's. All that needs types, and what others know too, is in .oxlintrc.json. */
export default [
  { ignores: ['dist/', 'coverage/', 'reports/', 'test-results/', '**/*.generated.ts', 'openapi/schema.d.ts'] },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  ...forbid,
];
