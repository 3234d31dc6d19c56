import createCache from '@emotion/cache'
import { CacheProvider, Global } from '@emotion/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { system } from '../src/theme/system.ts'

/**
 * The styles that every page shares: reset, tokens, elements, keyframes. Builds put them into the documents, so that
 * no browser has to generate the same nine kilobytes of CSS from the theme before it can do anything else
 * (trim-libraries.ts removes them from the bundle).
 */
export const sharedStyles = (): string => {
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // Emotion then collects the styles instead of writing them between the elements.
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
