import reactHooks from 'eslint-plugin-react-hooks';
import { parser } from 'typescript-eslint';
import { bareText } from './scripts/lint/bare-text.js';
import { forbid } from './scripts/lint/forbid.js';

/** The project's own rules and React's. The typed rules and the common rules are in .oxlintrc.json. */
export default [
  { ignores: ['dist/', 'coverage/', 'reports/', 'test-results/', '**/*.generated.ts', 'openapi/schema.d.ts'] },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { matchdesk: { rules: { 'bare-text': bareText } } },
    rules: { 'matchdesk/bare-text': 'error' },
  },
  ...forbid,
];
