import { formatMessage } from './format-message.ts'
import { groupDigits } from './group-digits.ts'
import { LANGUAGES, formatsOf } from '@bartan/contract/shop/languages'
import type { Params, PlainReason } from '@bartan/contract/reasons/reason'
import type { Message, Values } from './format-message.ts'
import type { Language } from '@bartan/contract/shop/languages'

/** By topic, then by id. */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>

type Catalog = Map<string, Message>

let spoken: Language = 'en'

/** By language, then by key. */
const catalogs = new Map<Language, Catalog>()

const catalogOf = (code: Language): Catalog => {
  const known = catalogs.get(code) ?? new Map<string, Message>()
  catalogs.set(code, known)
  return known
}

const keyOf = (name: string, id: string) => `${name}.${id}`

const load = (language: Language, name: string, messages: Readonly<Record<string, unknown>>) => {
  const catalog = catalogOf(language)
  // Compiled by the build, or plain strings of the contract.
  for (const [id, message] of Object.entries(messages))
    catalog.set(keyOf(name, id), message as Message)
}

/**
 * The texts of one part of the shop.
 *
 * @param topic the folder's name, and the topic in the other languages' files
 * @param english its texts by id (ICU messages; the build compiles them, see build/compile-texts.ts)
 * @returns a function from a text's id, and the values for its placeholders, to the text in the page's language.
 *   Call it while rendering, never at import: the language is chosen after that.
 */
export const translator = <M extends Readonly<Record<string, unknown>>>(
  topic: string,
  english: M,
) => {
  load('en', topic, english)
  const translate = (id: keyof M & string, values?: Values): string =>
    exactly(topic, id, values) ?? keyOf(topic, id)
  return Object.assign(translate, { english })
}

/** The language being spoken; it stays the same for the whole life of a page. */
export const language = (): Language => spoken

/** The spoken language for documents: `hi-IN`. */
export const locale = (): string => LANGUAGES[language()].locale

/** The spoken language for Intl. */
export const formats = (): string => formatsOf(language())

/** Chooses the page's language, and adds texts to what it knows of it. */
export const setLanguage = (next: Language, texts: Texts = {}): void => {
  for (const [name, messages] of Object.entries(texts)) load(next, name, messages)
  spoken = next
}

const exactly = (name: string, id: string, values: Values = {}): string | undefined => {
  const message = catalogOf(spoken).get(keyOf(name, id))
  return message === undefined ? undefined : formatMessage(message, values, locale())
}

/** A size with a unit: `18 L`, `20 × 30 cm`. */
const MEASURE = /^(.*\d) (\w+)$/

/** Of several sizes: `12 L · 18 L`. */
const BETWEEN = ' · '

/** The same with the units' names; undefined if it is none, or of a unit without a name. */
const translateMeasures = (value: string): string | undefined => {
  const measures = value.split(BETWEEN).map((one) => {
    const [, amount = '', name = ''] = MEASURE.exec(one) ?? []
    const unit = exactly('units', name)
    return unit && `${amount} ${unit}`
  })
  return measures.every(Boolean) ? measures.join(BETWEEN) : undefined
}

/**
 * The display name of a data value: a category, color, size, material, collection, order status or state. Addresses
 * and calls keep the English value; a value without a translation is shown as it is.
 */
export const translateValue = (value: string): string =>
  exactly('words', value) ?? translateMeasures(value) ?? value

const fieldName = (id: string): string => exactly('fields', id) ?? id

/** Params that are values of the data. */
const VALUE = /^(?:status|state|role|size|color)$/

/** What a reason's text shows: names of fields, and values of the data, in the page's language. */
const shown = (name: string, value: Params[string]): string | number => {
  if (Array.isArray(value)) return listed(value)
  if (name === 'field' || name === 'other') return fieldName(String(value))
  if (name === 'amount') return `₹${groupDigits(value)}`
  return VALUE.test(name) ? translateValue(String(value)) : value
}

const listed = (values: readonly (string | PlainReason)[]): string => {
  const texts = values.map((value) =>
    typeof value === 'string' ? fieldName(value) : translateReason(value),
  )
  const isOfReasons = values.some((value) => typeof value !== 'string')
  return texts.join(isOfReasons ? (exactly('reasons', 'sentence_end') ?? '. ') : ', ')
}

/** What translateReason needs; a server of another version may have no id for it. */
type Told = { message: string; reason?: string | undefined; params?: Params | undefined }

/** A reason in the page's language; in English where its text is not known there. */
export const translateReason = ({ message, reason = '', params = {} }: Told): string => {
  const values = Object.entries(params).map(([name, value]) => [name, shown(name, value)])
  return exactly('reasons', reason, Object.fromEntries(values)) ?? message
}
