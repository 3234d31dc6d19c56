import { translateValue } from '#i18n/translate.ts'

type Choice = { size: string; color: string }

/** The chosen color and size, in the page's language. */
export const choiceOf = ({ size, color }: Choice): string =>
  [color, size].filter(Boolean).map(translateValue).join(' · ')
