import { translator } from '#i18n/translate.ts'

export const { useText } = translator('recently-viewed', { title: 'Recently viewed' })
