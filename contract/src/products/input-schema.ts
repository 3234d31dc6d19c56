import { z } from 'zod'
import { issue } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import type { PlainReason } from '../reasons/reason.ts'
import { CATEGORIES, MAX_IMAGES, MAX_PRICE } from './rules.ts'
import type { EditableField, ProductImage } from './schema.ts'
import { MAX_STOCK, STOCK_REASONS } from './stock.ts'
import { oneOf, optionalText, text, wholeNumber } from '../shared/field.ts'
import { hasWholePaise } from '../shared/money.ts'

/** Absent only: null is of the wrong kind. */
const orMissing =
  (field: string, wrong: PlainReason) =>
  ({ input }: { input?: unknown }): string =>
    issue(input === undefined ? reason('field_required', { field }) : wrong)

const price = (field: string) =>
  z
    .number({ error: orMissing(field, reason('field_not_number', { field })) })
    .positive(issue(reason('field_not_more_than', { field, least: 0 })))
    .max(MAX_PRICE, issue(reason('field_more_than', { field, max: MAX_PRICE })))
    .refine(hasWholePaise, issue(reason('field_too_many_decimals', { field })))

/** A list of texts, or one comma-separated text as the product forms type it; trimmed, without repeats. */
const textList = (field: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z
      .array(
        z
          .string({ error: issue(reason('field_not_texts', { field })) })
          .trim()
          .max(60, issue(reason('field_not_short', { field }))),
        { error: orMissing(field, reason('field_not_list_of_texts', { field })) },
      )
      .max(50, issue(reason('field_too_many_entries', { field, max: 50 })))
      .transform((values) => [...new Set(values.filter((value) => value !== ''))]),
  )

/** A path is one of this shop's own. */
const isImageUrl = (url: string) =>
  /^(?:https?:\/)?\//i.test(url) && URL.canParse(url, 'https://shop.invalid')

const imageSchema = z
  .object({
    url: text('images.url', 2000).refine(
      isImageUrl,
      issue(reason('field_not_picture_address', { field: 'images.url' })),
    ),
    altText: optionalText('images.altText', 200).default(''),
    color: optionalText('images.color', 60).nullish(),
  })
  // An empty color counts as none, and is not stored.
  .transform(({ color, ...image }): ProductImage => (color ? { ...image, color } : image))

const fields = {
  name: text('name', 200),
  description: text('description', 5000),
  /** In Hindi; '' takes them away. */
  nameHi: optionalText('nameHi', 200),
  descriptionHi: optionalText('descriptionHi', 5000),
  price: price('price'),
  originalPrice: price('originalPrice').nullable(),
  countInStock: wholeNumber('countInStock', { min: 0, max: MAX_STOCK }),
  sku: text('sku', 64),
  category: z.enum(CATEGORIES, {
    error: orMissing(
      'category',
      reason('field_not_one_of', { field: 'category', choices: CATEGORIES.join(', ') }),
    ),
  }),
  brand: text('brand', 60),
  sizes: textList('sizes'),
  colors: textList('colors'),
  collection: optionalText('collection'),
  material: optionalText('material', 60),
  images: z
    .array(imageSchema, {
      error: issue(
        reason('field_not_list_of', { field: 'images', form: '{url, altText, color?}' }),
      ),
    })
    .max(MAX_IMAGES, issue(reason('field_too_many_entries', { field: 'images', max: MAX_IMAGES }))),
  /** Eligible for the footer's promise of three days return. */
  returnable: z.boolean({
    error: issue(reason('field_not_yes_or_no', { field: 'returnable' })),
  }),
} satisfies Record<EditableField, z.ZodType>

/** The create form of spec §3 says `collections`, the edit form `collection`; both are taken (contract §3). */
const collections = fields.collection.optional().meta({ description: 'Another name of collection' })

const originalIsNotBelow = (value: {
  price?: number | undefined
  originalPrice?: number | null | undefined
}) => value.price === undefined || value.originalPrice == null || value.originalPrice >= value.price

const originalPriceFault = {
  path: ['originalPrice'],
  error: issue(reason('field_below_price', { field: 'originalPrice' })),
}

/** A new product. `sku` is made up where it is left out or empty; `sizes` may be empty, but must be said. */
export const newProductSchema = z
  .object({
    ...fields,
    nameHi: fields.nameHi.optional(),
    descriptionHi: fields.descriptionHi.optional(),
    originalPrice: fields.originalPrice.optional(),
    countInStock: fields.countInStock.default(0),
    sku: optionalText('sku', 64).optional(),
    colors: fields.colors.default([]),
    collection: fields.collection.optional(),
    collections,
    material: fields.material.default(''),
    images: fields.images.default([]),
    returnable: fields.returnable.default(true),
  })
  .refine(originalIsNotBelow, originalPriceFault)
  .transform(({ collections: other, collection, ...rest }) => ({
    ...rest,
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
    description: 'Units to add, or to take off; not together with countInStock',
  }),
  reason: oneOf('reason', STOCK_REASONS).meta({ description: 'Why the stock is changed' }),
}

/** Any subset of a product; `originalPrice: null` takes the struck-through price away. */
export const productChangeSchema = z
  .object({ ...fields, collections, ...stockFields })
  .partial()
  .refine(originalIsNotBelow, originalPriceFault)
  .refine(
    ({ countInStock, stockChange }) => countInStock === undefined || stockChange === undefined,
    {
      path: ['stockChange'],
      error: issue(reason('field_not_with', { field: 'stockChange', other: 'countInStock' })),
    },
  )
  .transform(({ collections: other, collection = other, ...rest }) =>
    collection === undefined ? rest : { ...rest, collection },
  )

export type ProductChange = Partial<z.output<z.ZodObject<typeof fields & typeof stockFields>>>
