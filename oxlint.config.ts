import { defineConfig } from 'oxlint'

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'promise',
    'vitest',
  ],
  jsPlugins: ['./tools/lint/import-walls.js', './tools/lint/file-urls.js'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['**/dist/**', 'functions/lib/**', 'functions/lib.*/**', '.data/**', '.cache/**'],
  rules: {
    'bartan/import-walls': 'error',
    'file-urls/no-pathname': 'error',
    'import/no-cycle': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // Slots are functions given as props (pages compose features by them).
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // The JSX runtime imports React by itself.
    'react/react-in-jsx-scope': 'off',
    // `_id` is the wire's own name for an id (contract §2).
    'no-underscore-dangle': ['error', { allow: ['_id'] }],
    // JSON.parse, snapshots and library seams are typed by an assertion at the door, after their check.
    'typescript/no-unsafe-type-assertion': 'off',
    // TypeScript proves it (noImplicitReturns); the rule misreads exhaustive switches.
    'consistent-return': 'off',
    'typescript/consistent-return': 'off',
    // Awaiting in a loop is often the point: a retry, a page after a page, one write at a time.
    'no-await-in-loop': 'off',
    // Fine for small constant lists, which is all that we spread.
    'oxc/no-map-spread': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'import/no-unassigned-import': 'off',
  },
  overrides: [
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/testing/**'],
      rules: { 'max-lines-per-function': 'off', 'typescript/no-non-null-assertion': 'off' },
    },
    {
      // Command-line programs speak on the console.
      files: ['tools/**', 'functions/build.ts', 'web/{*,build/*}.ts'],
      rules: { 'no-console': 'off' },
    },
  ],
})
