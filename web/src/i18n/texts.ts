import { TEXTS } from '@bartan/contract/shop/texts'
import { copyOf } from './copy-of.ts'

/** The texts that the specification quotes, in the page's language. */
export const text = copyOf('texts', TEXTS)
