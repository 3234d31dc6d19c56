import type { Product } from '@bartan/contract/products/schema'
import { descriptionsOf, namesOf } from '@bartan/contract/products/names'
import { DEFAULT_LANGUAGE, OTHER_LANGUAGES } from '@bartan/contract/shop/languages'
import type { OtherLanguage } from '@bartan/contract/shop/languages'

const FIELDS = {
  name: { field: 'nameIn', textsOf: namesOf },
  description: { field: 'descriptionIn', textsOf: descriptionsOf },
} as const

type TextField = keyof typeof FIELDS

/** A product's name or description in another language: `name:mr`. */
export type TextColumn = `${TextField}:${OtherLanguage}`

const ALL = OTHER_LANGUAGES.flatMap((language) =>
  (['name', 'description'] as const).map((text) => ({
    column: `${text}:${language}` as const,
    text,
    language,
  })),
)

export const TEXT_COLUMNS: readonly TextColumn[] = ALL.map(({ column }) => column)

const textIn = (product: Product, { text, language }: (typeof ALL)[number]): string =>
  FIELDS[text].textsOf(product)[language] ?? ''

/** Columns of the shop's languages, and of those that products have texts in. */
export const textColumnsFor = (
  products: readonly Product[],
  offered: readonly string[],
): TextColumn[] =>
  ALL.filter(
    (place) =>
      offered.includes(place.language) || products.some((product) => textIn(product, place) !== ''),
  ).map(({ column }) => column)

export const textCells = (product: Product, columns: readonly TextColumn[]): string[] =>
  ALL.filter(({ column }) => columns.includes(column)).map((place) => textIn(product, place))

const HEADING = /^\s*(name|description)\s*:\s*(.*?)\s*$/i

/** The column for a heading with a colon; `unknown` if the shop doesn't have the language. */
export const textColumnAt = (heading: string): TextColumn | TextField | 'unknown' | undefined => {
  const [, text, code] = HEADING.exec(heading.toLowerCase()) ?? []
  if (text === undefined || code === undefined) return undefined
  if (code === DEFAULT_LANGUAGE) return text === 'name' ? text : 'description'
  return TEXT_COLUMNS.find((column) => column === `${text}:${code}`) ?? 'unknown'
}

type Cells = Partial<Record<string, string>>
type FieldChange = { field: string; from: unknown; to: unknown }
type Sent = { nameIn?: Record<string, string>; descriptionIn?: Record<string, string> }

/** A row's changes of texts in other languages, in the API's form and by path. An empty cell removes a text. */
export const textChanges = (
  cells: Cells,
  known: Product | undefined,
): { send: Sent; changes: FieldChange[] } => {
  const send: Sent = {}
  const changes: FieldChange[] = []
  for (const place of ALL) {
    const to = cells[place.column]?.trim()
    const from = known ? textIn(known, place) : ''
    if (to === undefined || to === from) continue
    const { field } = FIELDS[place.text]
    send[field] = { ...send[field], [place.language]: to }
    changes.push({ field: `${field}.${place.language}`, from, to })
  }
  return { send, changes }
}
