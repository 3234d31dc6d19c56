import { translator } from '#i18n/translate.ts'

export const t = translator('recently-viewed', {
  title: 'Recently viewed',
})
