import { translator } from '#i18n/translate.ts'

export const { useText } = translator('on-offer', {
  lead: 'Everything on offer today.',
  none: 'No offers right now',
  noneYet: 'Look again soon: prices go down from time to time.',
  filter: 'Filter & sort',
})
