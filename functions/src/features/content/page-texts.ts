import { isDeepStrictEqual } from 'node:util'
import { LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import type { SavedPage } from './content.repository.ts'

/** A page's own texts, by language. */
export type Texts = SavedPage['texts']

/** The languages whose texts differ. */
export const changedIn = (before: Texts, after: Texts): string[] =>
  LANGUAGE_CODES.filter((code) => !isDeepStrictEqual(before[code], after[code]))
