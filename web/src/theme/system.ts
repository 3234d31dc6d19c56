import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { globalCss } from './global-css.ts'
import { tokens } from './tokens.ts'

const config = defineConfig({
  preflight: true,
  globalCss,
  theme: {
    tokens,
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
  },
})

/**
 * Chakra's utilities and conditions over our own tokens. `defaultSystem` would add every recipe of the library (28 kB
 * gz more on each page); what we reuse has a recipe in ./recipes.
 */
export const system = createSystem(defaultBaseConfig, config)
