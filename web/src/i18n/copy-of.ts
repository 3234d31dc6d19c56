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
    // The build compiles copy files; texts from the contract are plain strings.
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

/** The language being spoken; it stays the same for the whole life of a page. */
export const language = (): Language => i18n.locale as Language

/** The spoken language for Intl. */
export const locale = (): string => LOCALES[language()]

/** Chooses the language to speak; `texts` come from its copy files, by name. */
export const speak = (
  next: Language,
  texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): void => {
  for (const [name, messages] of Object.entries(texts)) load(next, name, messages)
  patterns.clear()
  i18n.activate(next, LOCALES[next])
}

const MESSAGES = 'messages'

/** The texts of the spoken language, loaded once before a page is rendered. */
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

/** Splits into one sentence per faulty line; a product's name may contain a full stop, too. */
const bySentences = (message: string): string | undefined => {
  const sentences = message.split('. ')
  if (sentences.length === 1) return undefined
  const known = sentences.map((sentence) => exactly(MESSAGES, sentence) ?? byPattern(sentence))
  return known.every((sentence) => sentence !== undefined) ? known.join('। ') : undefined
}

/** A text from the server or the contract, in the page's language if its copy file has it. */
export const said = (message: string): string =>
  exactly(MESSAGES, message) ?? bySentences(message) ?? byPattern(message) ?? message

/**
 * The display name of a data value: a category, color, size, material, collection, order status or state. Addresses
 * and calls keep the English value; a value without a translation is shown as it is.
 */
export const word = (value: string): string => exactly('words', value) ?? value
