import { translator } from '#i18n/translate.ts'

/** Texts on cards, as short as their price. */
export const { useText } = translator('delivery', {
  free: 'Free, by {day}',
  paid: 'Delivery by {day}',
})
