import { translator } from '#i18n/translate.ts'

/** Delivery texts for cards, short enough for one line. */
export const { useText } = translator('delivery', {
  free: 'Free delivery, {day}',
  paid: 'Delivery, {day}',
})
