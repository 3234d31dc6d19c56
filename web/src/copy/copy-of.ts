import { setupI18n } from '@lingui/core'
import { LOCALES } from './language.ts'
import { matchPattern, patternsOf } from './message-patterns.ts'
import type { Messages } from '@lingui/core'
import type { Language } from './language.ts'
import type { MessagePattern } from './message-patterns.ts'

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
  patterns.clear()
  i18n.activate(next, LOCALES[next])
}

const MESSAGES = 'messages'

/** Of the spoken language; the texts of a page are loaded once, before it is rendered. */
const patterns = new Map<Language, MessagePattern[]>()

const patternsSpoken = (): MessagePattern[] => {
  const known = patterns.get(language())
  if (known) return known
  const prefix = keyOf(MESSAGES, '')
  const keys = Object.keys(i18n.messages)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
  const made = patternsOf(keys)
  patterns.set(language(), made)
  return made
}

const exactly = (name: string, id: string): string | undefined => {
  const key = keyOf(name, id)
  return key in i18n.messages ? i18n._(key) : undefined
}

const byPattern = (message: string): string | undefined => {
  const match = matchPattern(patternsSpoken(), message)
  if (!match) return undefined
  // A field's name, as in '{field} is required', has a text of its own.
  const values = Object.entries(match.values).map(([name, value]) => [name, said(value)])
  return i18n._(keyOf(MESSAGES, match.key), Object.fromEntries(values) as Values)
}

/** One sentence for each faulty line; but a product's name may hold a full stop as well. */
const bySentences = (message: string): string | undefined => {
  const sentences = message.split('. ')
  if (sentences.length === 1) return undefined
  const known = sentences.map((sentence) => exactly(MESSAGES, sentence) ?? byPattern(sentence))
  return known.every((sentence) => sentence !== undefined) ? known.join('। ') : undefined
}

/** A text that came from the server or the contract, in the page's language where its copy file has it. */
export const said = (message: string): string =>
  exactly(MESSAGES, message) ?? bySentences(message) ?? byPattern(message) ?? message

/**
 * A value of the data: a category, colour, size, material, collection, order status or state. It stays English in
 * addresses and calls; only what is shown is spoken. One that nobody foresaw stays as it is.
 */
export const word = (value: string): string => exactly('words', value) ?? value
