import { z } from 'zod'
import { CATEGORIES, MAX_IMAGES, MAX_PRICE, ORIGINAL_PRICE_MESSAGE } from './rules.ts'
import type { EditableField, ProductImage } from './schema.ts'
import { MAX_STOCK, STOCK_REASONS } from './stock.ts'
import { text, wholeNumber } from '../shared/field.ts'
import { hasWholePaise } from '../shared/money.ts'

const price = (label: string) =>
  z
    .number({
      error: (issue) =>
        issue.input === undefined ? `${label} is required` : `${label} must be a number`,
    })
    .positive(`${label} must be more than 0`)
    .max(MAX_PRICE, `${label} must be at most ${MAX_PRICE}`)
    .refine(hasWholePaise, `${label} must have at most two decimals`)

/** A list of texts, or one comma-separated text as the product forms type it; trimmed, without repeats. */
const textList = (label: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z
      .array(
        z
          .string({ error: `${label} must be texts` })
          .trim()
          .max(60, `${label} must be short`),
        {
          error: (issue) =>
            issue.input === undefined ? `${label} is required` : `${label} must be a list of texts`,
        },
      )
      .max(50, `${label} must have at most 50 entries`)
      .transform((values) => [...new Set(values.filter((value) => value !== ''))]),
  )

const optionalText = (label: string, max = 100) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, `${label} must have at most ${max} characters`)

/** A path is one of this shop's own. */
const isImageUrl = (url: string) =>
  /^(?:https?:\/)?\//i.test(url) && URL.canParse(url, 'https://shop.invalid')

const imageSchema = z
  .object({
    url: text('images.url', 2000).refine(
      isImageUrl,
      'images.url must be an uploaded picture or a web address',
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
    error: (issue) =>
      issue.input === undefined
        ? 'category is required'
        : `category must be one of ${CATEGORIES.join(', ')}`,
  }),
  brand: text('brand', 60),
  sizes: textList('sizes'),
  colors: textList('colors'),
  collection: optionalText('collection'),
  material: optionalText('material', 60),
  images: z
    .array(imageSchema, { error: 'images must be a list of {url, altText, color?}' })
    .max(MAX_IMAGES, `images must have at most ${MAX_IMAGES} entries`),
  /** Eligible for the footer's promise of three days return. */
  returnable: z.boolean({ error: 'returnable must be true or false' }),
} satisfies Record<EditableField, z.ZodType>

/** The create form of spec §3 says `collections`, the edit form `collection`; both are taken (contract §3). */
const collections = fields.collection.optional().meta({ description: 'Another name of collection' })

const originalIsNotBelow = (value: {
  price?: number | undefined
  originalPrice?: number | null | undefined
}) => value.price === undefined || value.originalPrice == null || value.originalPrice >= value.price

const originalPriceFault = { path: ['originalPrice'], error: ORIGINAL_PRICE_MESSAGE }

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

const stockChangeMessage = `stockChange must be a whole number from -${MAX_STOCK} to ${MAX_STOCK}`
const reasonMessage = `reason must be one of ${STOCK_REASONS.join(', ')}`

/** How a change of stock is meant (contract §10). */
const stockFields = {
  countInStockWas: wholeNumber('countInStockWas', { min: 0 }).meta({
    description:
      'The stock that the change is based on; if it is another by now: changed_meanwhile',
  }),
  stockChange: z
    .int(stockChangeMessage)
    .min(-MAX_STOCK, stockChangeMessage)
    .max(MAX_STOCK, stockChangeMessage)
    .meta({ description: 'Units to add, or to take off; not together with countInStock' }),
  reason: z
    .enum(STOCK_REASONS, { error: reasonMessage })
    .meta({ description: 'Why the stock is changed' }),
}

/** Any subset of a product; `originalPrice: null` takes the struck-through price away. */
export const productChangeSchema = z
  .object({ ...fields, collections, ...stockFields })
  .partial()
  .refine(originalIsNotBelow, originalPriceFault)
  .refine(
    ({ countInStock, stockChange }) => countInStock === undefined || stockChange === undefined,
    { path: ['stockChange'], error: 'stockChange can not be given together with countInStock' },
  )
  .transform(({ collections: other, collection = other, ...rest }) =>
    collection === undefined ? rest : { ...rest, collection },
  )

export type ProductChange = Partial<z.output<z.ZodObject<typeof fields & typeof stockFields>>>
