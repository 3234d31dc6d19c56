import { copyOf } from '#i18n/copy-of.ts'
import english from './copy.en.json'

/** Texts of the admin area that belong to no feature; the shop's files don't contain them. */
export const copy = copyOf('admin', english)
