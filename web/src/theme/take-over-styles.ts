import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'

/** Attribute of the style element that the server wrote: the names of its rules. */
export const STYLE_IDS = 'data-styles'

/**
 * An Emotion cache that knows what the server's document already contains. Emotion's own way of taking over moves the
 * element, after which the browser computes the whole page's styles again.
 */
export const takeOverStyles = (): EmotionCache => {
  const cache = createCache({ key: 'css' })
  const ids = document.querySelector(`style[${STYLE_IDS}]`)?.getAttribute(STYLE_IDS) ?? ''
  for (const id of ids.split(' ')) cache.inserted[id] = true
  return cache
}
