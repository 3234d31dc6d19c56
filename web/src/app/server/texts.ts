import { translator } from '#i18n/translate.ts'
import english from './texts.en.json'

/** A file of data, because the build needs the shop's description for the manifest too. */
export const t = translator('server', english)
