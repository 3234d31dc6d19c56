import { translator } from '#i18n/translate.ts'
import english from './texts.en.json' with { type: 'json' }

/** A JSON file, because the build needs the shop's description for the manifest too. */
export const { textIn } = translator('server', english)
