import { system } from '#theme/system.ts'
import { STYLE_IDS } from '#theme/take-over-styles.ts'
import type { EmotionCache } from '@emotion/cache'

/**
 * The styles that a rendering used, for the document's head; the browser takes them over (theme/take-over-styles.ts).
 * They begin with the order of the layers, because they come before the styles that all pages share.
 */
export const styleTag = ({ inserted }: EmotionCache): string => {
  const rules = Object.entries(inserted).filter(([, rule]) => typeof rule === 'string')
  const ids = rules.map(([id]) => id).join(' ')
  return `<style ${STYLE_IDS}="${ids}">${system.layers.atRule}${rules.map(([, rule]) => rule).join('')}</style>`
}
