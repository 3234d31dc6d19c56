import chakra from '@chakra-ui/panda-preset'
import { defineConfig } from '@pandacss/dev'
import { globalCss } from './src/theme/global-css.ts'
import { QUICK } from './src/theme/motion.ts'
import { recipes } from './src/theme/recipes/index.ts'
import { columns, tokens } from './src/theme/tokens.ts'

/**
 * Chakra's vocabulary (conditions, utilities, short names) with the project's tokens and recipes. Panda generates
 * styled-system/ (types and functions) and the style sheet of the used styles.
 */
export default defineConfig({
  // Chakra's vocabulary without its global styles.
  presets: [{ ...chakra, globalCss: {} }],
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.*', './src/testing/**'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled-system',
  jsxStyleProps: 'none',
  preflight: true,
  logLevel: 'warn',
  hash: { className: true, cssVar: false },
  hooks: {
    'utility:created': (utility) => {
      // Panda copies this function into styled-system/, so it can use nothing from outside. Four letters of each
      // incompressible hash are unique enough (build/class-names.test.ts) and save 3 kB per document.
      utility.configure({ toHash: (path, toHash) => toHash(path.join(':')).slice(-4) })
    },
  },
  globalCss,
  // Touch has no hover: a pressed element would keep the hover style, and move while the next page renders.
  conditions: { extend: { hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'] } },
  // Generates all variants of all recipes, because components choose them by props, which Panda can't follow.
  staticCss: { recipes: '*' },
  theme: {
    tokens,
    semanticTokens: {},
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes: {
      shimmer: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-200% 0' } },
      spin: { to: { transform: 'rotate(1turn)' } },
      fold: { to: { padding: '0', gap: '0', fontSize: '0', opacity: 0 } },
      fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
      rise: {
        from: { opacity: 0, transform: 'translateY(8px)' },
        to: { opacity: 1, transform: 'none' },
      },
    },
    recipes,
    slotRecipes: {},
    textStyles: {},
    layerStyles: {},
    animationStyles: {},
  },
  utilities: {
    extend: {
      gridTemplateColumns: { className: 'gtc', values: columns },
      transition: {
        className: 'trs',
        values: ['quick'],
        transform: (value: string, { token }: { token: (path: string) => string | undefined }) => ({
          transition:
            value === 'quick'
              ? QUICK.replaceAll('{durations.fast}', token('durations.fast') ?? '')
              : value,
        }),
      },
    },
  },
})
