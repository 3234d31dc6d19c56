import type { EditedProduct } from '@bartan/contract/products/admin-schema'
import { listText } from '@bartan/contract/products/fields/field-cells'
import {
  PLAIN_FIELDS,
  PLAIN_NAMES,
  PLAIN_TEXT_NAMES,
  YES_OR_NO_NAMES,
  type PlainName,
  type PlainTextName,
  type YesOrNoName,
} from '@bartan/contract/products/fields/plain-fields'
import { descriptionsOf, namesOf } from '@bartan/contract/products/names'
import type {
  BuyingField,
  EditableField,
  MarkField,
  Product,
} from '@bartan/contract/products/schema'
import {
  OTHER_LANGUAGES,
  factsOf,
  type Language,
  type OtherLanguage,
  type Translations,
} from '@bartan/contract/shop/languages'
import {
  legalLabel,
  legalNameAt,
  legalTextsOf,
  noLegalTexts,
  type LegalTexts,
} from '../legal-details/legal-texts.ts'
import { textIn } from '../texts.ts'
import { rowsOf, type VariantRow } from '../variants/variant-rows.ts'

/**
 * Fields that a product may lack. Spec §5 requires an answer, and "none" is one; an empty field isn't, because it may
 * have been overlooked.
 */
export const NONE_NAMES = ['sizes', 'collection', 'material'] as const
export type NoneName = (typeof NONE_NAMES)[number]

/**
 * Values of the product form: texts as typed, answers of "none", images, and whether it is returnable. With variants,
 * their rows hold price and stock, and the product's own fields keep theirs in case the variants are removed.
 */
export type ProductFields = Record<TextName, string> & {
  none: Record<NoneName, boolean>
  hasVariants: boolean
  variants: VariantRow[]
} & Record<TranslatedName, Record<OtherLanguage, string>> &
  LegalTexts &
  Required<Pick<Product, OtherName>>

/** Texts in other languages; '' if missing. */
export const TRANSLATED_NAMES = ['nameIn', 'descriptionIn'] as const
export type TranslatedName = (typeof TRANSLATED_NAMES)[number]

/** Fields that aren't text. */
export const OTHER_NAMES = ['images', ...YES_OR_NO_NAMES, 'facts', 'state'] as const
type OtherName = (typeof OTHER_NAMES)[number]

/** Labels of fields, by the ids of their texts. */
const TEXT_LABELS = {
  name: 'field.name',
  description: 'field.description',
  price: 'field.price',
  originalPrice: 'field.originalPrice',
  countInStock: 'field.countInStock',
  sku: 'field.sku',
  category: 'field.category',
  brand: 'field.brand',
  sizes: 'field.sizes',
  colors: 'field.colors',
  collection: 'field.collection',
  cost: 'field.cost',
  reorderAt: 'field.reorderAt',
  gtin: 'field.gtin',
  restricted: 'field.restricted',
  tags: 'field.tags',
} as const satisfies Record<
  Exclude<EditableField, OtherName | TranslatedName> | AdvertisedName | BuyingField,
  string
>

/** Fields for search and feeds; `restricted` is 'infant_food' for products that may not be advertised. */
type AdvertisedName = Extract<MarkField, 'gtin' | 'restricted' | 'tags'>

export type TextName = keyof typeof TEXT_LABELS | PlainTextName
export const TEXT_NAMES = [
  ...(Object.keys(TEXT_LABELS) as (keyof typeof TEXT_LABELS)[]),
  ...PLAIN_TEXT_NAMES,
]

const PLAIN_LABELS = Object.fromEntries(PLAIN_NAMES.map((name) => [name, `field.${name}`])) as {
  [Name in PlainName]: `field.${Name}`
}

const LABELS = {
  ...TEXT_LABELS,
  ...PLAIN_LABELS,
  nameIn: 'field.name',
  descriptionIn: 'field.description',
  images: 'field.images',
  facts: 'facts',
  state: 'draftField',
} as const satisfies Record<EditableField | OtherName, string>

const ALL_LABELS = {
  ...LABELS,
  size: 'field.size',
  color: 'field.color',
  variants: 'field.variants',
} as const

const isField = (name: string): name is keyof typeof ALL_LABELS => name in ALL_LABELS

/** Tells whether a path is a text in another language, such as `nameIn.mr`. */
export const isTranslated = (name: string | undefined): name is TranslatedName =>
  TRANSLATED_NAMES.some((known) => known === name)

/** Label of a product's or variant's field. */
export const labelOf = (spoken: Language, path: string): string => {
  const legal = legalNameAt(path)
  if (legal) return legalLabel(spoken, legal)
  const [translated, code] = path.split('.')
  const language = OTHER_LANGUAGES.find((other) => other === code)
  if (language && isTranslated(translated))
    return textIn(spoken, 'inLanguage', {
      name: textIn(spoken, LABELS[translated]),
      language: factsOf(language).name,
    })
  const name = path.slice(path.lastIndexOf('.') + 1)
  if (isField(name)) return textIn(spoken, ALL_LABELS[name])
  // A variant may have its own.
  const own = (['mrp', 'netQuantity'] as const).find((one) => path.split('.').includes(one))
  return own ? legalLabel(spoken, own) : name
}

/** Spec §5: the edit form also requires collection and material; the create form doesn't. */
const REQUIRED = ['name', 'description', 'price', 'category', 'brand', 'sizes'] as const
export const REQUIRED_IN = {
  create: new Set<TextName>(REQUIRED),
  edit: new Set<TextName>([...REQUIRED, 'collection', 'material', 'sku', 'countInStock']),
} as const
export type FormKind = keyof typeof REQUIRED_IN

const yesOrNoBy = (answerOf: (name: YesOrNoName) => boolean) =>
  Object.fromEntries(YES_OR_NO_NAMES.map((name) => [name, answerOf(name)])) as Record<
    YesOrNoName,
    boolean
  >

const textsBy = (textOf: (name: TextName) => string) =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, textOf(name)])) as Record<TextName, string>

const inEachLanguage = (texts: Translations) =>
  Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [language, texts[language] ?? '']),
  ) as Record<OtherLanguage, string>

export const emptyFields: ProductFields = {
  ...textsBy(() => ''),
  nameIn: inEachLanguage({}),
  descriptionIn: inEachLanguage({}),
  ...noLegalTexts,
  none: { sizes: false, collection: false, material: false },
  hasVariants: false,
  variants: [],
  images: [],
  ...yesOrNoBy((name) => PLAIN_FIELDS[name].unsaid),
  facts: [],
  state: 'published',
}

/**
 * A saved product without sizes was answered so, and its form opens with that answer. Creation doesn't ask for
 * collection and material, so the edit form does (spec §5).
 */
export const fieldsOf = (product: EditedProduct): ProductFields => ({
  ...textsBy((name) => {
    const value = product[name] ?? ''
    return Array.isArray(value) ? listText(value) : String(value)
  }),
  nameIn: inEachLanguage(namesOf(product)),
  descriptionIn: inEachLanguage(descriptionsOf(product)),
  ...legalTextsOf(product),
  none: { sizes: product.sizes.length === 0, collection: false, material: false },
  hasVariants: product.variants !== undefined,
  variants: rowsOf(product),
  images: product.images,
  ...yesOrNoBy((name) => product[name] ?? PLAIN_FIELDS[name].unsaid),
  facts: product.facts ?? [],
  state: product.state ?? 'published',
})
