import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { system } from './src/theme/system.ts'

/**
 * What every page looks the same by: reset, tokens, elements, keyframes. A build has them in its documents, so that no
 * browser has to make the same nine kilobytes of CSS out of the theme before it can do anything else
 * (trim-libraries.ts takes that out).
 */
export const sharedStyles = (): string => {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // Emotion then keeps the styles, in place of writing them between the elements.
  cache.compat = true
  const styles = [
    system.layers.atRule,
    system.getPreflightCss(),
    system.getGlobalCss(),
    system.getTokenCss(),
  ].map((one, key) => createElement(Global, { key, styles: one }))
  renderToString(createElement(CacheProvider, { value: cache }, styles))
  return Object.values(cache.inserted).join('')
}
