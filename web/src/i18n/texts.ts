import { TEXTS } from '@bartan/contract/shop/texts'
import { translator } from './translate.ts'

/** The texts that the specification quotes, in the page's language. */
export const { useText: useSpecText, textIn: specTextIn } = translator('texts', TEXTS)
