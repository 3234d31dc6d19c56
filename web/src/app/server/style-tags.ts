import type { EmotionCache } from '@emotion/cache'

/**
 * The styles that a rendering used, for the document's head, in the form in which Emotion finds them again when the
 * browser's own rendering joins in (what @emotion/server does).
 */
export const styleTags = ({ key, inserted, registered }: EmotionCache): string => {
  const ids: string[] = []
  let css = ''
  let globals = ''
  for (const [id, rule] of Object.entries(inserted)) {
    if (typeof rule !== 'string') continue
    if (registered[`${key}-${id}`] === undefined)
      globals += `<style data-emotion="${key}-global ${id}">${rule}</style>`
    else {
      ids.push(id)
      css += rule
    }
  }
  return `${globals}<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`
}
