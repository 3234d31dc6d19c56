import { choiceName } from '@bartan/contract/products/choice-name'
import type { Choice } from '@bartan/contract/products/choice-name'
import { translateValue } from '#i18n/translate.ts'

/** The chosen color and size, in the page's language. */
export const choiceOf = (choice: Choice): string => choiceName(choice, translateValue)
