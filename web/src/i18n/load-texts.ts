import {
  DEFAULT_LANGUAGE,
  factsOf,
  languageOf,
  pathIn,
  withoutLanguage,
  type Language,
} from '@bartan/contract/shop/languages'
import { addTexts, type Texts } from './translate.ts'

/**
 * Texts of each language except the default, whose texts are in the code: separate files for shoppers and admins, so
 * that shoppers don't load admins' texts.
 */
const FILES = import.meta.glob<Texts>('./*/{shop,admin}.json', { import: 'default' })

/** The file of a language's texts for shoppers, as the build's manifest calls it. */
export const textsFile = (of: Language): string => `src/i18n/${of}/shop.json`

const load = async (language: Language, file: 'shop' | 'admin'): Promise<void> =>
  addTexts(language, (await FILES[`./${language}/${file}.json`]?.()) ?? {})

/** Loads a language's texts for shoppers. */
export const loadTexts = (language: Language): Promise<void> => load(language, 'shop')

/** Loads the admin area's texts in the page's language; if there are none, opens the page in the default language. */
export const loadAdminTexts = async (): Promise<void> => {
  const { pathname, search } = location
  const language = languageOf(pathname)
  if (!factsOf(language).hasAdminTexts) {
    location.replace(pathIn(DEFAULT_LANGUAGE, withoutLanguage(pathname)) + search)
    await new Promise(() => undefined)
  }
  await load(language, 'admin')
}
