import { setupI18n } from '@lingui/core'
import { LOCALES } from './language.ts'
import type { Messages } from '@lingui/core'
import type { Language } from './language.ts'

type Values = Record<string, string | number>

const i18n = setupI18n({ locale: 'en', locales: LOCALES.en, messages: { en: {} } })

const keyOf = (name: string, id: string) => `${name}.${id}`

const load = (language: Language, name: string, messages: Readonly<Record<string, unknown>>) => {
  const entries = Object.entries(messages).map(([id, message]) => [
    keyOf(name, id),
    // Copy files are compiled by the build; texts from the contract are plain.
    typeof message === 'string' ? [message] : message,
  ])
  i18n.load(language, Object.fromEntries(entries) as Messages)
}

/**
 * The texts of one part of the shop.
 *
 * @param name the folder of its `copy.en.json` and `copy.hi.json`
 * @param english what its `copy.en.json` holds (ICU messages)
 * @returns a function from a text's id, and the values for its placeholders, to the text in the page's language.
 *   Call it while rendering, never at import: the language is chosen after that.
 */
export const copyOf = <M extends Readonly<Record<string, unknown>>>(name: string, english: M) => {
  load('en', name, english)
  return (id: keyof M & string, values?: Values): string => i18n._(keyOf(name, id), values)
}

/** Which language is spoken; it stays the same for the whole life of a page. */
export const language = (): Language => i18n.locale as Language

/** The spoken language for Intl. */
export const locale = (): string => LOCALES[language()]

/** Makes a language the spoken one; `texts` are those of its copy files, by name. */
export const speak = (
  next: Language,
  texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): void => {
  for (const [name, messages] of Object.entries(texts)) load(next, name, messages)
  i18n.activate(next, LOCALES[next])
}

/** Texts that come from outside of the copy files: in the page's language where a Hindi file has them. */
const knownIn =
  (name: string) =>
  (known: string): string => {
    const key = keyOf(name, known)
    return key in i18n.messages ? i18n._(key) : known
  }

/** A text that came from the server or the contract. */
export const said = knownIn('messages')

/**
 * A value of the catalogue: a category, colour, size, material or collection. They are free text, and stay English
 * in addresses and calls; only what is shown is spoken.
 */
export const word = knownIn('words')
