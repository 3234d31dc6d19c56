import { choiceName, type Choice } from '@bartan/contract/products/names'
import type { Language } from '@bartan/contract/shop/languages'
import { translateValue } from '#i18n/translate.ts'

/** Chosen color and size in the page's language. */
export const choiceOf = (language: Language, choice: Choice): string =>
  choiceName(choice, (value) => translateValue(language, value))
