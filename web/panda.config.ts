import chakra from '@chakra-ui/panda-preset'
import { defineConfig } from '@pandacss/dev'
import { globalCss } from './src/theme/global-css.ts'
import { QUICK } from './src/theme/motion.ts'
import { recipes } from './src/theme/recipes/index.ts'
import { columns, tokens } from './src/theme/tokens.ts'

/**
 * Chakra's vocabulary (conditions, utilities, short names), our tokens and recipes. Panda writes styled-system/ from it
 * (types and functions) and the style sheet from what the sources use.
 */
export default defineConfig({
  // Its vocabulary; elements look as our own global styles say.
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
      // Panda writes this function into styled-system/, so it uses nothing from outside. Of its hashes, which can't be
      // compressed, four letters do (build/class-names.test.ts): each document has 3 kB less.
      utility.configure({ toHash: (path, toHash) => toHash(path.join(':')).slice(-4) })
    },
  },
  globalCss,
  // A finger does not hover: what it pressed would keep the look, and move while the next page is computed.
  conditions: { extend: { hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'] } },
  // Every look of every recipe: components choose them by their props, which Panda can't follow.
  staticCss: { recipes: '*' },
  theme: {
    tokens,
    semanticTokens: {},
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes: {
      shimmer: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-200% 0' } },
      spin: { to: { transform: 'rotate(1turn)' } },
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
