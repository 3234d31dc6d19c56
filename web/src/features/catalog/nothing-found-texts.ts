import { translator } from '#i18n/translate.ts'

export const { useText } = translator('nothing-found', {
  near: 'This comes near it',
  popular: 'What others buy most',
})
