import type { CallInput } from '@bartan/contract/api'
import { newProductSchema } from '@bartan/contract/products/input-schema'
import { reasonOfIssue } from '@bartan/contract/reasons/issues'
import { reason, withParams } from '@bartan/contract/reasons/reasons'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import type { EditableField, Product } from '@bartan/contract/products/schema'
import { translateReason } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import { typedAmount } from '@bartan/contract/shared/typed-amount'

/**
 * Of these a product may have none. Spec §5 requires an answer, and "none" is one; an empty field is not, because
 * somebody may just have overlooked it.
 */
export const NONE_NAMES = ['sizes', 'collection', 'material'] as const
export type NoneName = (typeof NONE_NAMES)[number]

/** What the product forms hold: text as typed, what there is none of, the images, and whether it may be returned. */
export type ProductFields = Record<TextName, string> & {
  none: Record<NoneName, boolean>
} & Required<Pick<Product, OtherName>>

/** What is not typed as text. */
const OTHER_NAMES = ['images', 'returnable', 'facts', 'state'] as const
type OtherName = (typeof OTHER_NAMES)[number]

/** What people know a field by: ids of ../texts.ts. */
const TEXT_LABELS = {
  name: 'field_name',
  nameHi: 'field_nameHi',
  description: 'field_description',
  descriptionHi: 'field_descriptionHi',
  price: 'field_price',
  originalPrice: 'field_originalPrice',
  countInStock: 'field_countInStock',
  sku: 'field_sku',
  category: 'field_category',
  brand: 'field_brand',
  sizes: 'field_sizes',
  colors: 'field_colors',
  collection: 'field_collection',
  material: 'field_material',
} as const satisfies Record<Exclude<EditableField, OtherName>, string>

export type TextName = keyof typeof TEXT_LABELS
export const TEXT_NAMES = Object.keys(TEXT_LABELS) as TextName[]

const LABELS = {
  ...TEXT_LABELS,
  images: 'field_images',
  returnable: 'field_returnable',
  facts: 'facts',
  state: 'draftField',
} as const satisfies Record<EditableField | OtherName, string>

const isField = (name: string): name is keyof typeof LABELS => name in LABELS

/** A field's label in the page's language. */
export const labelOf = (name: string): string => (isField(name) ? t(LABELS[name]) : name)

/** Spec §5: the edit form also requires collection and material, the create form does not. */
const REQUIRED = ['name', 'description', 'price', 'category', 'brand', 'sizes'] as const
export const REQUIRED_IN = {
  create: new Set<TextName>(REQUIRED),
  edit: new Set<TextName>([...REQUIRED, 'collection', 'material', 'sku', 'countInStock']),
} as const
export type FormKind = keyof typeof REQUIRED_IN

const textsBy = (textOf: (name: TextName) => string) =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, textOf(name)])) as Record<TextName, string>

export const emptyFields: ProductFields = {
  ...textsBy(() => ''),
  none: { sizes: false, collection: false, material: false },
  images: [],
  returnable: true,
  facts: [],
  state: 'published',
}

/**
 * Without sizes a product was saved by somebody who said so, and its form opens with that answer. Nobody was asked for
 * a collection or a material when it was created, so the edit form asks (spec §5).
 */
export const fieldsOf = (product: Product): ProductFields => ({
  ...textsBy((name) => {
    const value = product[name] ?? ''
    return Array.isArray(value) ? value.join(', ') : String(value)
  }),
  none: { sizes: product.sizes.length === 0, collection: false, material: false },
  images: product.images,
  returnable: product.returnable ?? true,
  facts: product.facts ?? [],
  state: product.state ?? 'published',
})

/** Comma-separated and trimmed (spec §5), each once. */
export const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

/** Anything but a number stays text, so that the schema complains about it. */
export const numberOf = (text: string): unknown => typedAmount(text) ?? text.trim()

const orNothing = (text: string): string | undefined => text.trim() || undefined

const inputOf = (fields: ProductFields) => ({
  ...fields,
  price: numberOf(fields.price),
  originalPrice: fields.originalPrice.trim() === '' ? null : numberOf(fields.originalPrice),
  countInStock: fields.countInStock.trim() === '' ? 0 : numberOf(fields.countInStock),
  sku: orNothing(fields.sku),
  category: orNothing(fields.category),
  sizes: listOf(fields.sizes),
  colors: listOf(fields.colors),
  // A row that nothing was typed into is none.
  facts: fields.facts.filter(({ name, value }) => name.trim() !== '' || value.trim() !== ''),
})

/** A reason about a field as its form tells it, which knows the field by its label. */
export const faultOf = (name: string, why: PlainReason): string => {
  const field = labelOf(name)
  // People type texts: what is no number to the schema was a text that `typedAmount` could not read.
  if (why.reason === 'field_not_number')
    return translateReason(reason('field_not_amount', { field }))
  return translateReason(why.params['field'] === name ? withParams(why, { field }) : why)
}

const isNone = ({ none }: ProductFields, name: TextName): boolean =>
  NONE_NAMES.some((known) => known === name && none[known])

export type Faults = Partial<Record<keyof ProductFields, string>>

/** What is wrong with a form, by field; all rules but "required" are the contract's. */
export const faultsOf = (fields: ProductFields, kind: FormKind): Faults => {
  const faults: Faults = {}
  const checked = newProductSchema.safeParse(inputOf(fields))
  for (const issue of checked.error?.issues ?? []) {
    const name = issue.path[0] as keyof ProductFields
    faults[name] ??= faultOf(name, reasonOfIssue(issue))
  }
  for (const name of TEXT_NAMES)
    if (REQUIRED_IN[kind].has(name) && listOf(fields[name]).length === 0 && !isNone(fields, name))
      faults[name] = faultOf(name, reason('field_required', { field: name }))
  return faults
}

/** The fields of a valid form, as POST /api/products expects them. */
export const newProductOf = (fields: ProductFields): CallInput<'POST /api/products'>['body'] => {
  const { originalPrice, nameHi, descriptionHi, ...rest } = newProductSchema.parse(inputOf(fields))
  return {
    ...rest,
    ...(originalPrice != null && { originalPrice }),
    ...(nameHi && { nameHi }),
    ...(descriptionHi && { descriptionHi }),
  }
}

const FIELD_NAMES = [...TEXT_NAMES, ...OTHER_NAMES, 'none'] as const

/** The fields of a form that differ from what was saved. */
export const differencesOf = (
  before: ProductFields,
  after: ProductFields,
): Partial<ProductFields> =>
  Object.fromEntries(
    FIELD_NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map(
      (name) => [name, after[name]],
    ),
  )

/** Only changed fields are written, so that other fields that another admin changed meanwhile stay. */
export const changeOf = (
  before: ProductFields,
  after: ProductFields,
): CallInput<'PUT /api/products/:id'>['body'] => {
  const all = newProductSchema.parse(inputOf(after))
  const names = [...TEXT_NAMES, ...OTHER_NAMES]
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, all[name] ?? null]))
}
