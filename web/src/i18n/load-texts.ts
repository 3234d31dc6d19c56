import { language, setLanguage } from './translate.ts'
import { DEFAULT_LANGUAGE, factsOf, pathIn, withoutLanguage } from '@bartan/contract/shop/languages'
import type { Language } from '@bartan/contract/shop/languages'
import type { Texts } from './translate.ts'

/**
 * The texts of each language but the default one, whose texts come with the code: one file for shoppers, one more for
 * admins, so that nobody loads others' texts.
 */
const FILES = import.meta.glob<Texts>('./*/{shop,admin}.json', { import: 'default' })

/** The file of a language's texts for shoppers, as the build's manifest calls it. */
export const textsFile = (of: Language): string => `src/i18n/${of}/shop.json`

/** Chooses the language of the page, once its texts have loaded. */
export const loadLanguage = async (next: Language): Promise<void> =>
  setLanguage(next, await FILES[`./${next}/shop.json`]?.())

/** Adds the admin area's texts in the page's language; where that has none, opens the page in the default language. */
export const loadAdminTexts = async (): Promise<void> => {
  if (!factsOf(language()).hasAdminTexts) {
    const { pathname, search } = location
    location.replace(pathIn(DEFAULT_LANGUAGE, withoutLanguage(pathname)) + search)
    await new Promise(() => undefined)
  }
  setLanguage(language(), await FILES[`./${language()}/admin.json`]?.())
}
