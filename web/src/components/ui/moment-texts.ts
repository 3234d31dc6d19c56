import { translator } from '#i18n/translate.ts'

/** A time with its part of the day. Shown in English only where a language lacks the text. */
export const { textIn } = translator('moment', {
  night: '{time} at night',
  dawn: '{time} at dawn',
  morning: '{time} in the morning',
  noon: '{time} in the afternoon',
  afternoon: '{time} late in the afternoon',
  evening: '{time} in the evening',
})
