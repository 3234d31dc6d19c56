import type { Language } from '../../shop/languages.ts'
import { CHOICE_WORDS } from './choice-words.ts'

/** A size with a unit: `18 L`. */
const MEASURE = /^(.*\d )([A-Za-z]+)$/

const wordIn = (value: string, language: Language): string => {
  const words = CHOICE_WORDS[language]
  if (!words) return value
  const [, amount = '', unit = value] = MEASURE.exec(value) ?? []
  return amount + (words[unit] ?? unit)
}

type Choice = { size?: string | undefined; color?: string | undefined }

/** Size and color, in the page's words; '' where there is nothing to choose. */
export const choiceIn = ({ size = '', color = '' }: Choice, language: Language): string =>
  [size, color]
    .filter((part) => part !== '')
    .map((part) => wordIn(part, language))
    .join(', ')
