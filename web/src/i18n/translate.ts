import { groupDigits } from '@bartan/contract/reasons/group-digits'
import type { Params, PlainReason } from '@bartan/contract/reasons/reason'
import { formatRupees } from '@bartan/contract/shared/format-rupees'
import { rupees } from '@bartan/contract/shared/money'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@bartan/contract/shop/languages'
import { createContext, useContext } from 'react'
import { formatMessage, type Message, type Values } from './format-message.ts'

export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

/** The page's language, which never changes within a document. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** By topic, then by id. */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns a text by its id, with values for its placeholders; `language` is the page's. */
export type Translate<Id extends string> = ((id: Id, values?: Values) => string) & {
  readonly language: Language
}

type Catalog = Map<string, Message>

/** Loaded texts, by language and key. */
const catalogs = new Map<Language, Catalog>()

const catalogOf = (code: Language): Catalog => {
  const known = catalogs.get(code) ?? new Map<string, Message>()
  catalogs.set(code, known)
  return known
}

const keyOf = (name: string, id: string) => `${name}.${id}`

const addTopic = (
  language: Language,
  name: string,
  messages: Readonly<Record<string, unknown>>,
) => {
  const catalog = catalogOf(language)
  // Compiled by the build, or plain strings of the contract.
  for (const [id, message] of Object.entries(messages))
    catalog.set(keyOf(name, id), message as Message)
}

export const addTexts = (language: Language, texts: Texts): void => {
  for (const [name, messages] of Object.entries(texts)) addTopic(language, name, messages)
}

/**
 * The texts of one part of the shop.
 *
 * @param topic the folder's name, and the topic in the other languages' files
 * @param english its texts by id (ICU messages; the build compiles them, see build/compile-texts.ts)
 * @param common `textIn` of texts that it shares with other parts; its own are found first
 * @returns `useText` for components and hooks: `const t = useText()`, then `t('id', values)` and `t.language`; and
 *   `textIn` for all other code, which is given the language: `textIn(language, 'id', values)`. What a language lacks is
 *   shown in English
 */
export const translator = <
  M extends Readonly<Record<string, unknown>>,
  Common extends string = never,
>(
  topic: string,
  english: M,
  common?: (language: Language, id: Common, values?: Values) => string,
) => {
  type Id = (keyof M & string) | Common
  addTopic('en', topic, english)
  const textIn = (language: Language, id: Id, values?: Values): string =>
    exactly(language, topic, id, values) ??
    exactly('en', topic, id, values) ??
    common?.(language, id as Common, values) ??
    keyOf(topic, id)
  /** One function per language with a stable identity, for dependencies of effects. */
  const functions: Partial<Record<Language, Translate<Id>>> = {}
  const functionIn = (language: Language): Translate<Id> =>
    (functions[language] ??= Object.assign(
      (id: Id, values?: Values) => textIn(language, id, values),
      { language },
    ))
  const useText = (): Translate<Id> => functionIn(useLanguage())
  return {
    useText: Object.assign(useText, { english }),
    textIn: Object.assign(textIn, { english }),
  }
}

const exactly = (
  language: Language,
  name: string,
  id: string,
  values: Values = {},
): string | undefined => {
  const message = catalogOf(language).get(keyOf(name, id))
  return message === undefined
    ? undefined
    : formatMessage(message, values, LANGUAGES[language].locale)
}

/** Sizes with units: `18 L`, `20 × 30 cm`, `12 L · 18 L`, `28 cm × 7 cm`, `(1.6 mm)`. */
const MEASURES = /\d \w+\)?$/
const EACH = /(\d) (\w+)/g

/** Translates the unit names of measures; undefined if the value isn't one, or has an unknown unit. */
const translateMeasures = (language: Language, value: string): string | undefined => {
  let areKnown = MEASURES.test(value)
  const translated = value.replace(EACH, (_measure, digit: string, name: string) => {
    const unit = exactly(language, 'units', name)
    areKnown &&= unit !== undefined
    return `${digit} ${unit}`
  })
  return areKnown ? translated : undefined
}

/** Words are stored with a capital; within a value they are in lower case. */
const translateWord = (language: Language, word: string): string | undefined =>
  exactly(language, 'words', word) ??
  exactly(language, 'words', word.charAt(0).toUpperCase() + word.slice(1)) ??
  translateMeasures(language, word)

/** Separators of a value's parts: `Double wall, hot for 5 hours`, `300 ml (each)`. */
const BETWEEN = /([,;] | (?=\())/

/**
 * Display name of a data value: a category, color, size, material, collection, fact, order status or state. Addresses
 * and calls keep the English value. An untranslated value is shown unchanged as a whole, except for parts like `AISI
 * 304`, which are the same in every language.
 */
export const translateValue = (language: Language, value: string): string => {
  const parts = value
    .split(BETWEEN)
    .map((part, place) =>
      place % 2 > 0 || !/[a-z]/.test(part) ? part : translateWord(language, part),
    )
  return translateWord(language, value) ?? (parts.includes(undefined) ? value : parts.join(''))
}

const fieldName = (language: Language, id: string): string => exactly(language, 'fields', id) ?? id

/** Parameters that are data values. */
const VALUE = /^(?:status|state|role|size|color)$/

/** Display text of a reason's parameters: field names and data values. */
const shown = (language: Language, name: string, value: Params[string]): string => {
  if (Array.isArray(value)) return listed(language, value)
  if (name === 'field' || name === 'other') return fieldName(language, String(value))
  if (name === 'amount') return formatRupees(rupees(Number(value)))
  if (typeof value === 'number') return groupDigits(value)
  return VALUE.test(name) ? translateValue(language, value) : value
}

const listed = (language: Language, values: readonly (string | PlainReason)[]): string => {
  const texts = values.map((value) =>
    typeof value === 'string' ? fieldName(language, value) : translateReason(language, value),
  )
  const isOfReasons = values.some((value) => typeof value !== 'string')
  return texts.join(isOfReasons ? (exactly(language, 'reasons', 'sentence_end') ?? '. ') : ', ')
}

/** Input of translateReason; a server of another version may send an unknown id or none. */
type Translatable = { message: string; reason?: string | undefined; params?: Params | undefined }

/** Translates a reason; in English if its text is unknown. */
export const translateReason = (
  language: Language,
  { message, reason = '', params = {} }: Translatable,
): string => {
  const values = Object.entries(params).map(([name, value]) => [name, shown(language, name, value)])
  return exactly(language, 'reasons', reason, Object.fromEntries(values)) ?? message
}
