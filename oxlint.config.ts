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
  jsPlugins: [
    './tools/lint/import-walls.js',
    './tools/lint/file-urls.js',
    './tools/lint/order-money.js',
    './tools/lint/order-status.js',
    './tools/lint/published-members.js',
    './tools/lint/bounded-memory.js',
    './tools/lint/module-state.js',
  ],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    '**/dist/**',
    'functions/lib/**',
    'functions/lib.*/**',
    'web/styled-system/**',
    '.data/**',
    '.cache/**',
  ],
  rules: {
    'published/members-only': 'error',
    'bartan/import-walls': 'error',
    'file-urls/no-pathname': 'error',
    'order-status/no-comparison': 'error',
    // Types count too: two files that know each other's shapes can be read and moved only together.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    // House style: `type` for every shape (unions and objects alike), and all that a module gives in one import.
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'import/consistent-type-specifier-style': ['error', 'prefer-top-level-if-only-type-imports'],
    'import/no-duplicates': ['error', { preferInline: true }],
    'import/first': 'error',
    'import/newline-after-import': 'error',
    'import/no-default-export': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'typescript/array-type': ['error', { default: 'array' }],
    'typescript/consistent-indexed-object-style': ['error', 'record'],
    'typescript/return-await': ['error', 'in-try-catch'],
    'prefer-template': 'error',
    'no-else-return': 'error',
    'react/function-component-definition': [
      'error',
      { namedComponents: 'arrow-function', unnamedComponents: 'arrow-function' },
    ],
    'react/jsx-boolean-value': 'error',
    'react/self-closing-comp': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
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
    // It does not know `aria-description` (WAI-ARIA 1.3).
    'jsx-a11y/role-supports-aria-props': 'off',
  },
  overrides: [
    {
      // Each is loaded by a program that asks for its default export.
      files: [
        '**/*.config.{js,ts}',
        'tools/lint/*.js',
        'tools/e2e/start-shop.ts',
        'tools/local/src/testing/emulators.ts',
        'web/src/entry-server.tsx',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/testing/**'],
      rules: { 'max-lines-per-function': 'off', 'typescript/no-non-null-assertion': 'off' },
    },
    {
      // Tests say what they expect, the simulation checks the shop by rules of its own, and a migration is of its day.
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/testing/**',
        'tools/e2e/**',
        'tools/simulation/src/{checks,accounts}/**',
        'functions/src/database/migrations/**',
      ],
      rules: { 'order-status/no-comparison': 'off' },
    },
    {
      // The simulation and the hostile books reckon by rules of their own.
      files: ['{functions,contract,web}/src/**', 'tools/*/src/**'],
      excludeFiles: [
        'contract/src/orders/account.ts',
        'tools/{simulation,hostile}/src/**',
        'functions/src/database/migrations/**',
        '**/*.test.{ts,tsx}',
        '**/testing/**',
      ],
      rules: { 'order-money/no-sum': 'error' },
    },
    {
      files: ['functions/src/**', 'contract/src/**'],
      excludeFiles: ['functions/src/programs/**', '**/testing/**', '**/*.test.ts'],
      rules: { 'bounded-memory/unbounded': 'error' },
    },
    {
      files: ['web/src/**'],
      excludeFiles: ['**/testing/**', '**/*.test.{ts,tsx}'],
      rules: { 'module-state/no-variable': 'error' },
    },
    {
      // Without https, as on a phone that opens the shop by its address on the local network, browsers have neither.
      files: ['web/src/**'],
      excludeFiles: ['web/src/lib/browser/copy-text.ts', '**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'crypto', property: 'randomUUID', message: 'Use newId of lib/new-id.ts.' },
          {
            object: 'navigator',
            property: 'clipboard',
            message: 'Use copyText of lib/browser/copy-text.ts.',
          },
        ],
      },
    },
    {
      // Command-line programs speak on the console.
      files: ['tools/**', 'functions/build.ts', 'web/{*,{build,dev}/**/*}.ts'],
      rules: { 'no-console': 'off' },
    },
  ],
})
