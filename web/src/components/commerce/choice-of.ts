import { choiceName } from '@bartan/contract/products/names'
import type { Choice } from '@bartan/contract/products/names'
import { translateValue } from '#i18n/translate.ts'
import type { Language } from '@bartan/contract/shop/languages'

/** Chosen color and size in the page's language. */
export const choiceOf = (language: Language, choice: Choice): string =>
  choiceName(choice, (value) => translateValue(language, value))
