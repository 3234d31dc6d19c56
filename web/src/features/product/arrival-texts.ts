import { translator } from '#i18n/translate.ts'

/** Texts that load after the product's page is shown. */
export const { useText, textIn } = translator('arrival', {
  byFree: 'Free delivery by {day}',
  byForFee: 'Delivery by {day} for {fee}',
  byPin: 'Delivery by {day}, from {fee} by PIN code',
  pin: 'PIN code',
  checkPin: 'Check',
  arrives: 'Arrives {day}',
  pinRefused: 'We don’t deliver to this PIN code yet.',
  pinUnknown: 'We don’t know this PIN code, so we can’t promise a day.',
})
