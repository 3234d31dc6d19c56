import { plainHeading } from '../../csv/find-columns.ts'
import { DEFAULT_LANGUAGE, OTHER_LANGUAGES, type OtherLanguage } from '../../shop/languages.ts'
import { PLAIN_FIELDS } from './plain-fields.ts'

/** What a field holds, which says how a cell of it is written and read (field-cells.ts). */
export type FieldKind =
  | 'text'
  | 'code'
  | 'number'
  | 'rupees'
  | 'yesNo'
  | 'list'
  | 'date'
  | 'choice'
  | 'facts'
  | 'pictures'

export type Field = {
  kind: FieldKind
  /** Its path in a product, if that isn't its name. */
  at?: string
  /** A product has always one: an empty cell changes nothing. */
  stays?: true
  /** Where there are variants, each has its own. */
  ofVariants?: true
  /** What its absence means. */
  unsaid?: boolean | string
  /** It may be long, or look like what a spreadsheet has spoiled. */
  isLong?: true
}

/** Every field that admins set, in an order that reads well in a spreadsheet: its name is the column's. */
export const FIELDS = {
  sku: { kind: 'code', stays: true },
  name: { kind: 'text', stays: true },
  price: { kind: 'rupees', stays: true, ofVariants: true },
  originalPrice: { kind: 'rupees', ofVariants: true },
  countInStock: { kind: 'number', stays: true, ofVariants: true },
  /** The stock when the file was made. */
  countInStockWas: { kind: 'number', at: 'countInStock', stays: true, ofVariants: true },
  category: { kind: 'text', stays: true },
  brand: { kind: 'text', stays: true },
  sizes: { kind: 'list', ofVariants: true },
  colors: { kind: 'list', ofVariants: true },
  collection: { kind: 'text' },
  ...PLAIN_FIELDS,
  description: { kind: 'text', stays: true, isLong: true },
  facts: { kind: 'facts', isLong: true },
  state: { kind: 'choice', stays: true, unsaid: 'published' },
  images: { kind: 'pictures', isLong: true },
  hsn: { kind: 'code' },
  gstRate: { kind: 'number' },
  gstRateNext: { kind: 'number', at: 'gstRateNext.rate' },
  gstRateNextFrom: { kind: 'date', at: 'gstRateNext.from', isLong: true },
  mrp: { kind: 'rupees' },
  netQuantity: { kind: 'number', at: 'declarations.netQuantity.value' },
  netUnit: { kind: 'text', at: 'declarations.netQuantity.unit' },
  manufacturer: { kind: 'text', at: 'declarations.manufacturer' },
  packer: { kind: 'text', at: 'declarations.packer' },
  importer: { kind: 'text', at: 'declarations.importer' },
  countryOfOrigin: { kind: 'text', at: 'declarations.countryOfOrigin' },
  genericName: { kind: 'text', at: 'declarations.genericName' },
  bisStandard: { kind: 'text', at: 'declarations.bis.standard' },
  bisLicence: { kind: 'text', at: 'declarations.bis.licence' },
  bisExempt: { kind: 'yesNo', at: 'declarations.bis.exempt', unsaid: false },
  gtin: { kind: 'code', ofVariants: true },
  cost: { kind: 'rupees' },
  reorderAt: { kind: 'number' },
  tags: { kind: 'list' },
  restricted: { kind: 'choice' },
  handle: { kind: 'code' },
  seoTitle: { kind: 'text', at: 'seo.title' },
  seoDescription: { kind: 'text', at: 'seo.description' },
} as const satisfies Record<string, Field>

/** The same of a variant. Each has its own row in a table, the first beside its product. */
export const VARIANT_FIELDS = {
  variantSku: { kind: 'code', at: 'sku', stays: true },
  variantSize: { kind: 'text', at: 'size', stays: true },
  variantColor: { kind: 'text', at: 'color', stays: true },
  variantPrice: { kind: 'rupees', at: 'price', stays: true },
  variantOriginalPrice: { kind: 'rupees', at: 'originalPrice' },
  variantCountInStock: { kind: 'number', at: 'countInStock', stays: true },
  variantCountInStockWas: { kind: 'number', at: 'countInStock', stays: true },
  variantGtin: { kind: 'code', at: 'gtin' },
  variantMrp: { kind: 'rupees', at: 'mrp' },
  variantNetQuantity: { kind: 'number', at: 'netQuantity.value' },
  variantNetUnit: { kind: 'text', at: 'netQuantity.unit' },
  variantWeight: { kind: 'number', at: 'weight' },
  variantCost: { kind: 'rupees', at: 'cost' },
  variantReorderAt: { kind: 'number', at: 'reorderAt' },
} as const satisfies Record<string, Field>

const TRANSLATED = { name: 'nameIn', description: 'descriptionIn' } as const

/** A name or description in another language: `name:mr`. */
export type TranslatedColumn = `${keyof typeof TRANSLATED}:${OtherLanguage}`

export const TRANSLATED_COLUMNS = OTHER_LANGUAGES.flatMap(
  (language) => [`name:${language}`, `description:${language}`] as const,
)

const TRANSLATED_FIELDS: Record<string, Field> = Object.fromEntries(
  TRANSLATED_COLUMNS.map((column) => {
    const [text, language] = column.split(':')
    const at = `${text === 'name' ? TRANSLATED.name : TRANSLATED.description}.${language}`
    return [column, { kind: 'text', at, isLong: true }]
  }),
)

export type FieldName = keyof typeof FIELDS
export type VariantColumn = keyof typeof VARIANT_FIELDS
export type Column = FieldName | VariantColumn | TranslatedColumn

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]
export const VARIANT_COLUMNS = Object.keys(VARIANT_FIELDS) as VariantColumn[]

const ALL: Record<string, Field> = { ...FIELDS, ...TRANSLATED_FIELDS, ...VARIANT_FIELDS }

export const COLUMNS = Object.keys(ALL) as Column[]

export const fieldOf = (column: string): Field => ALL[column] ?? { kind: 'text' }

export const isOfVariant = (column: string): boolean => column in VARIANT_FIELDS

/** The path of a field in its product or variant. */
export const pathOf = (column: string): string[] => (fieldOf(column).at ?? column).split('.')

/** The field at a path of the API, if there is one. */
export const fieldAt = (path: string): FieldName | undefined =>
  FIELD_NAMES.find((name) => name !== 'countInStockWas' && pathOf(name).join('.') === path)

const OTHER_NAMES: Readonly<Record<string, Column>> = {
  title: 'name',
  stock: 'countInStock',
  quantity: 'countInStock',
  size: 'sizes',
  colour: 'colors',
  colours: 'colors',
  color: 'colors',
  collections: 'collection',
  image: 'images',
  status: 'state',
}

const BY_NAME = new Map<string, Column>([
  ...Object.entries(OTHER_NAMES),
  ...COLUMNS.map((column) => [plainHeading(column), column] as const),
])

const OF_LANGUAGE = /^(name|description)\s*:\s*(\S*)$/

/** The column of a heading, however it is written; `unknown` if the shop has no such language. */
export const columnAt = (heading: string): Column | 'unknown' | undefined => {
  const [, text, code] = OF_LANGUAGE.exec(heading.slice(0, 200).trim().toLowerCase()) ?? []
  if (text === undefined) return BY_NAME.get(plainHeading(heading))
  if (code === DEFAULT_LANGUAGE) return text === 'name' ? 'name' : 'description'
  return TRANSLATED_COLUMNS.find((column) => column === `${text}:${code}`) ?? 'unknown'
}
