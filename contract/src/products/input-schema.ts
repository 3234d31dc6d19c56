import * as z from 'zod'
import { isImageUrl } from '../images/rules.ts'
import { issue, issueOf } from '../reasons/issues.ts'
import type { PlainReason } from '../reasons/reason.ts'
import { reason } from '../reasons/reasons.ts'
import { line, oneOf, optionalText, text, wholeNumber } from '../shared/field.ts'
import { translationsInput } from '../shared/translations-schema.ts'
import { was, wasIssues } from '../shared/was-schema.ts'
import { MAX_FACTS, MAX_IMAGES, PRODUCT_STATES } from './fields/input-rules.ts'
import { plainInput, plainNew } from './fields/plain-schema.ts'
import {
  declarationsInput,
  gstRateInput,
  gstRateNextInput,
  hsnInput,
} from './law/declarations-schema.ts'
import { marksInput } from './marks-schema.ts'
import { aboveMrp } from './price/above-mrp.ts'
import { cost, price } from './price/price-schema.ts'
import { skuInput } from './product-id-schema.ts'
import type { ProductImage, StoredField } from './schema.ts'
import { MAX_STOCK, STOCK_REASONS } from './stock/stock.ts'
import { textList } from './text-list-schema.ts'
import { reorderPoint, variantsSchema } from './variant-schema.ts'

const imageSchema = z
  .object({
    url: text('images.url', 2000).refine(
      isImageUrl,
      issue('field_not_picture_address', { field: 'images.url' }),
    ),
    altText: optionalText('images.altText', 200).default(''),
    color: optionalText('images.color', 60).nullish(),
  })
  // An empty color counts as none, and is not stored.
  .transform(({ color, ...image }): ProductImage => (color ? { ...image, color } : image))

const factSchema = z.object(
  { name: text('facts.name', 60), value: text('facts.value', 300) },
  { error: issue('field_not_objects', { field: 'facts' }) },
)

const TRANSLATIONS =
  "By language: '' takes one away, and of a change those that it does not name stay"

const fields = {
  name: line('name', 200),
  description: text('description', 5000),
  nameIn: translationsInput('nameIn', 200).meta({ description: TRANSLATIONS }),
  descriptionIn: translationsInput('descriptionIn', 5000).meta({ description: TRANSLATIONS }),
  price: price('price'),
  originalPrice: price('originalPrice').nullable(),
  countInStock: wholeNumber('countInStock', { min: 0, max: MAX_STOCK }),
  sku: skuInput('sku'),
  /** One of the settings' categories, which the writer checks. */
  category: text('category', 60),
  brand: text('brand', 60),
  sizes: textList('sizes'),
  colors: textList('colors'),
  collection: optionalText('collection'),
  ...plainInput,
  images: z
    .array(imageSchema, {
      error: issue('field_not_list_of', { field: 'images', form: '{url, altText, color?}' }),
    })
    .max(MAX_IMAGES, issue('field_too_many_entries', { field: 'images', max: MAX_IMAGES })),
  /** null removes them. */
  variants: variantsSchema.nullable(),
  facts: z
    .array(factSchema, {
      error: issue('field_not_list_of', { field: 'facts', form: '{name, value}' }),
    })
    .max(MAX_FACTS, issue('field_too_many_entries', { field: 'facts', max: MAX_FACTS })),
  state: oneOf('state', PRODUCT_STATES),
  /** null removes the value. */
  hsn: hsnInput,
  gstRate: gstRateInput,
  gstRateNext: gstRateNextInput,
  mrp: price('mrp').nullable(),
  declarations: declarationsInput.nullable(),
  ...marksInput,
  /** For variants without their own cost. */
  cost: cost('cost').nullable(),
  reorderAt: reorderPoint('reorderAt').nullable(),
} satisfies Record<StoredField, z.ZodType>

/** The create form of spec §3 sends `collections`, the edit form `collection`; both are accepted (contract §3). */
const collections = fields.collection.optional().meta({ description: 'Another name of collection' })

/** Older names of nameIn.hi and descriptionIn.hi, from when Hindi was the only other language. */
const hindi = {
  nameHi: optionalText('nameHi', 200)
    .optional()
    .meta({ description: 'nameIn.hi', deprecated: true }),
  descriptionHi: optionalText('descriptionHi', 5000)
    .optional()
    .meta({ description: 'descriptionIn.hi', deprecated: true }),
}

type Texts = Partial<
  Record<'nameIn' | 'descriptionIn', Record<string, string> | undefined> &
    Record<keyof typeof hindi, string | undefined>
>

/** Refuses two different Hindi texts for one field: it is unclear which one is meant. */
const hindiFaults = ({ nameIn, nameHi, descriptionIn, descriptionHi }: Texts) =>
  [
    { field: 'nameHi', said: nameHi, other: 'nameIn.hi', leads: nameIn?.['hi'] },
    {
      field: 'descriptionHi',
      said: descriptionHi,
      other: 'descriptionIn.hi',
      leads: descriptionIn?.['hi'],
    },
  ].flatMap(({ field, said, other, leads }): [string, PlainReason][] =>
    said === undefined || leads === undefined || said === leads
      ? []
      : [[field, reason('field_not_with', { field, other })]],
  )

const withHindi = <Input extends Texts>({ nameHi, descriptionHi, ...said }: Input) => ({
  ...said,
  ...(nameHi !== undefined && { nameIn: { ...said.nameIn, hi: nameHi } }),
  ...(descriptionHi !== undefined && {
    descriptionIn: { ...said.descriptionIn, hi: descriptionHi },
  }),
})

type Said = Partial<z.output<z.ZodObject<typeof fields>>>

const issuesAt = (found: [field: string, why: PlainReason][]) =>
  found.map(([field, why]) => ({
    code: 'custom' as const,
    message: issueOf(why),
    path: field.split('.'),
    input: undefined,
  }))

/** A price above the original price would look like an increase; one above the maximum retail price is illegal. */
const priceFaults = ({ price: own, variants, ...said }: Said): [string, PlainReason][] =>
  (['originalPrice', 'mrp'] as const)
    .filter((field) => !variants && own !== undefined && (said[field] ?? own) < own)
    .map((field) => [field, reason('field_below_price', { field })])

/** The same of a new product's variants. Those of a change may have an MRP already, which the API knows. */
const mrpFaults = ({ price: own, variants, mrp }: Said): [string, PlainReason][] =>
  aboveMrp(variants ?? [], { price: own, mrp: mrp ?? undefined }).map((place) => [
    `variants.${place}.mrp`,
    reason('field_below_price', { field: 'variants.mrp' }),
  ])

/** Fields that variants have already. */
const OF_VARIANTS = ['countInStock', 'sizes', 'colors'] as const

const variantFaults = (said: Said): [string, PlainReason][] =>
  said.variants
    ? OF_VARIANTS.filter((field) => said[field] !== undefined).map((field) => [
        field,
        reason('field_not_with', { field, other: 'variants' }),
      ])
    : []

/** A product without variants needs a price and sizes. With variants, each may have its own price. */
const neededBy = ({ variants }: Said): (keyof Said)[] => {
  if (!variants) return ['price', 'sizes']
  return variants.some((variant) => variant.price === undefined) ? ['price'] : []
}

/** A new product. `sku` is generated if absent or empty; `sizes` is required, but may be empty. */
export const newProductSchema = z
  .object(fields)
  .partial()
  .extend({
    name: fields.name,
    description: fields.description,
    category: fields.category,
    brand: fields.brand,
    sku: optionalText('sku', 64).brand<'Sku'>().optional(),
    ...hindi,
    collections,
    ...plainNew,
    images: fields.images.default([]),
    state: fields.state.default('published'),
  })
  .superRefine(
    (said, context) => {
      const isFaulty = (field: string) => context.issues.some(({ path }) => path?.[0] === field)
      if (isFaulty('variants')) return
      for (const field of neededBy(said))
        if (said[field] === undefined && !isFaulty(field))
          context.addIssue({
            code: 'custom',
            message: issue('field_required', { field }),
            path: [field],
          })
    },
    // Reported together with other missing fields.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
  .check(({ value, issues }) => {
    issues.push(
      ...issuesAt([
        ...priceFaults(value),
        ...mrpFaults(value),
        ...variantFaults(value),
        ...hindiFaults(value),
      ]),
    )
  })
  .transform(({ collections: other, collection, variants, ...rest }) => ({
    ...withHindi(rest),
    ...(!variants && { countInStock: rest.countInStock ?? 0, colors: rest.colors ?? [] }),
    ...(variants && { variants }),
    collection: collection ?? other ?? '',
  }))

export type NewProduct = z.output<typeof newProductSchema>

/** How a change of stock is meant (contract §10). */
const stockFields = {
  countInStockWas: wholeNumber('countInStockWas', { min: 0 }).meta({
    description:
      'The stock that the change is based on; if it is another by now: changed_meanwhile',
  }),
  stockChange: wholeNumber('stockChange', { min: -MAX_STOCK, max: MAX_STOCK }).meta({
    description:
      'Units to add, or to take off; not together with countInStock. Of a product with variants, `sku` names the one',
  }),
  reason: oneOf('reason', STOCK_REASONS).meta({ description: 'Why the stock is changed' }),
}

/** Only one way of setting stock at a time. */
const stockFaults = (said: { stockChange?: unknown } & Said): [string, PlainReason][] =>
  said.stockChange === undefined
    ? []
    : (['countInStock', 'variants'] as const)
        .filter((other) => said[other] != null)
        .map((other) => ['stockChange', reason('field_not_with', { field: 'stockChange', other })])

/** Any subset of a product; `originalPrice: null` removes the struck-through price. */
export const productChangeSchema = z
  .object({ ...fields, ...hindi, collections, ...stockFields, was })
  .partial()
  .check(({ value, issues }) => {
    issues.push(
      ...issuesAt([
        ...priceFaults(value),
        ...variantFaults(value),
        ...stockFaults(value),
        ...hindiFaults(value),
      ]),
      ...wasIssues(value),
    )
  })
  .transform(({ collections: other, collection = other, ...rest }) => ({
    ...withHindi(rest),
    ...(collection !== undefined && { collection }),
  }))

export type ProductChange = Partial<
  z.output<z.ZodObject<typeof fields & typeof stockFields & { was: typeof was }>>
>
