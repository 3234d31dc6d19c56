import { translator } from '#i18n/translate.ts'

export const { useText } = translator('place', {
  state: 'State',
  noState: 'Choose a state',
  severalStates: 'This PIN code has post offices in two states. Please check.',
})
