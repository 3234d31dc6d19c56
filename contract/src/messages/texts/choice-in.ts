import { choiceName, type Choice } from '../../products/names.ts'
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

/** Color and size in a language; '' without a choice. */
export const choiceIn = (choice: Choice, language: Language): string =>
  choiceName(choice, (value) => wordIn(value, language))
