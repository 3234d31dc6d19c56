import * as z from 'zod'
import {
  absentIfEmpty,
  oneOf,
  queryList,
  queryNumber,
  queryText,
  rupees,
  time,
} from '../shared/field.ts'
import { headFields } from '../shared/head-schema.ts'
import { LIST_LIMIT } from '../shared/list-limits.ts'
import { PRODUCT_STATES, RESTRICTIONS } from './fields/input-rules.ts'
import type { PlainName } from './fields/plain-fields.ts'
import { plainReply } from './fields/plain-schema.ts'
import { rangesQuery } from './fields/ranges-schema.ts'
import {
  declarationsSchema,
  gstRateNextSchema,
  netQuantitySchema,
} from './law/declarations-schema.ts'
import type { LegalField } from './law/declarations.ts'
import { namesSchema } from './names-schema.ts'
import { ORIGINAL_PRICES } from './price/original-price.ts'
import { storedProductId, storedSku } from './product-id-schema.ts'
import { FILTER_NAMES, SORTS, STARS } from './rules.ts'

const productImageSchema = z.object({
  url: z.string(),
  altText: z.string(),
  color: z.string().optional().meta({ description: 'The color that this image shows' }),
})

const originalPriceOf = z.enum(ORIGINAL_PRICES).optional().meta({
  description: 'In a sale: what originalPrice is, the price without the sale, the MRP, or another',
})

const listPrice = rupees.optional().meta({ description: 'In a sale: the price without it' })

export const variantSchema = z
  .object({
    size: z.string().optional(),
    color: z.string().optional(),
    sku: storedSku,
    countInStock: z.int().min(0),
    price: rupees,
    originalPrice: rupees.optional().meta({ description: 'Shown struck through' }),
    originalPriceOf,
    listPrice,
    gtin: z.string().optional().meta({ description: 'The number under its bar code' }),
    mrp: rupees.optional().meta({ description: "Maximum retail price; absent: the product's" }),
    netQuantity: netQuantitySchema.optional().meta({ description: "Absent: the product's" }),
    weight: z.int().optional().meta({ description: "Grams; absent: the product's" }),
  })
  .meta({ id: 'Variant' })

export type Variant = z.infer<typeof variantSchema>

export const productSchema = z
  .object({
    _id: storedProductId,
    name: z.string(),
    ...namesSchema,
    description: z.string(),
    price: rupees.meta({ description: 'The lowest one of its variants, where it has any' }),
    priceMax: rupees
      .optional()
      .meta({ description: 'The highest one of its variants, where they differ' }),
    originalPrice: rupees.optional().meta({ description: 'Shown struck through' }),
    originalPriceOf,
    listPrice,
    saleEndsAt: time.optional().meta({ description: 'Of prices in a sale that ends' }),
    countInStock: z.int().min(0).meta({ description: 'Of all variants together' }),
    sku: storedSku,
    category: z.string(),
    brand: z.string(),
    sizes: z.array(z.string()),
    colors: z.array(z.string()),
    variants: z.array(variantSchema).optional().meta({
      description:
        'One per size and color that there is; absent: every size and color at one price, from one stock',
    }),
    collection: z.string(),
    ...plainReply,
    images: z.array(productImageSchema).meta({
      description:
        'The first one is the cover. Where none bears a color, images[i] shows colors[i] if there are as many',
    }),
    mrp: rupees.optional().meta({
      description: 'Maximum retail price of the pack, inclusive of all taxes',
    }),
    rating: z
      .object({
        average: z.number().meta({ description: 'Stars from 1 to 5, one decimal' }),
        count: z.int().min(1),
      })
      .optional()
      .meta({ description: 'Of the reviews that are shown; absent where there are none' }),
    starCounts: z.array(z.int().min(0)).length(STARS.max).optional().meta({
      description:
        'How many of these reviews give 1, 2, 3, 4 and 5 stars; told by the product alone, not by lists',
    }),
    createdAt: time,
    updatedAt: time,
    descriptionIn: z.record(z.string(), z.string()).optional().meta({
      description: 'In other languages, by their codes; told by the product alone, not by lists',
    }),
    descriptionHi: z
      .string()
      .optional()
      .meta({ description: 'descriptionIn.hi, for callers from before that', deprecated: true }),
    facts: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .optional()
      .meta({ description: 'Its data sheet; told by the product alone, not by lists' }),
    declarations: declarationsSchema.optional().meta({
      description: 'What stands on its label; lists tell the country of origin alone',
    }),
    hsn: z.string().optional().meta({ description: 'Told by the product alone, not by lists' }),
    gstRate: z.number().optional().meta({ description: 'Percent, contained in the price' }),
    gstRateNext: gstRateNextSchema.optional().meta({
      description: 'The rate that holds from a day on, instead of gstRate',
    }),
    ratedOn: z.string().optional().meta({
      description: 'The day as of which rate and price are; absent: of before all changes of rates',
    }),
    gtin: z.string().optional().meta({
      description: 'The number under its bar code, of a product without variants',
    }),
    handle: z.string().optional().meta({
      description: 'What its address was called in the shop that it was moved from',
    }),
    restricted: z.enum(RESTRICTIONS).optional().meta({
      description: 'May not be advertised: it is in no feed and no link preview',
    }),
    tags: z.array(z.string()).optional().meta({
      description: 'Words of the seller, by which collections are made; told by the product alone',
    }),
    seo: z.object(headFields).optional().meta({
      description: 'What search results show of it; told by the product alone, not by lists',
    }),
    state: z.enum(PRODUCT_STATES).optional().meta({ description: 'Absent counts as published' }),
  })
  .meta({ id: 'Product' })

export type Product = z.infer<typeof productSchema>

/** Fields that an admin sets; the server sets the rest. */
export type StoredField =
  | Exclude<
      keyof Product,
      | '_id'
      | 'rating'
      | 'starCounts'
      | 'createdAt'
      | 'updatedAt'
      | 'priceMax'
      | 'originalPriceOf'
      | 'listPrice'
      | 'ratedOn'
      | 'saleEndsAt'
      | 'nameHi'
      | 'descriptionHi'
    >
  | BuyingField

/** Purchasing fields, which no shopper sees. */
export type BuyingField = 'cost' | 'reorderAt'

/** Fields that are one value in a form or a table, and said by themselves. */
export type EditableField = Exclude<
  StoredField,
  'variants' | 'facts' | 'state' | PlainName | MarkField | LegalField | BuyingField
>

/** Fields for feeds, old addresses, collections and search engines. */
export type MarkField = 'gtin' | 'handle' | 'restricted' | 'tags' | 'seo'

export type ProductImage = z.infer<typeof productImageSchema>

/** The filters of a list. Values within a filter are alternatives (OR); filters combine with AND (contract §3). */
const productFiltersSchema = z.object({
  collection: queryText('collection'),
  category: queryList('category'),
  color: queryList('color'),
  size: queryList('size'),
  material: queryList('material'),
  brand: queryList('brand'),
  countryOfOrigin: queryList('countryOfOrigin'),
  minPrice: queryNumber('minPrice', { min: 0, max: Infinity }),
  maxPrice: queryNumber('maxPrice', { min: 0, max: Infinity }),
  inStock: z.preprocess(
    absentIfEmpty,
    oneOf('inStock', ['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  ),
  discount: queryNumber('discount', { min: 0, max: 100 }).meta({
    description: 'At least that many percent below originalPrice; of variants, one is enough',
  }),
  rating: queryNumber('rating', { min: 0, max: STARS.max }).meta({
    description: 'At least that many stars on average, of products that have reviews',
  }),
  ranges: rangesQuery.meta({
    description: 'Numbers that shoppers choose by, such as warrantyMonths.12-36',
  }),
  search: queryText('search'),
})

export type ProductFilters = z.infer<typeof productFiltersSchema>

export const productListQuerySchema = productFiltersSchema.extend({
  ids: queryList('ids').meta({
    description: 'Of these products, those that the shop has: what became of a list that was kept',
  }),
  sortBy: z.preprocess(absentIfEmpty, oneOf('sortBy', SORTS).default('default')),
  limit: queryNumber('limit', { min: 1, max: LIST_LIMIT, whole: true }),
  page: queryNumber('page', { min: 1, max: Infinity, whole: true }),
})

export type ProductListQuery = z.infer<typeof productListQuerySchema>

const facetSchema = z.array(z.object({ value: z.string(), count: z.int() }))

/** What a ruled collection shows about itself. */
const collectionIntroSchema = z.object({
  title: z.string(),
  titleIn: z.record(z.string(), z.string()),
  text: z.string(),
  textIn: z.record(z.string(), z.string()),
  picture: z.string().meta({ description: "'' for none" }),
})

export type CollectionIntro = z.infer<typeof collectionIntroSchema>

export const facetsSchema = z
  .object({
    category: facetSchema,
    color: facetSchema,
    size: facetSchema,
    material: facetSchema,
    brand: facetSchema,
    countryOfOrigin: facetSchema,
    price: z.object({ min: rupees, max: rupees }),
    ranges: z
      .record(z.string(), z.object({ min: z.int(), max: z.int() }))
      .optional()
      .meta({ description: 'Of numbers that shoppers choose by, where they differ' }),
    total: z.int(),
    made: collectionIntroSchema
      .optional()
      .meta({ description: 'Of a collection that is made of a rule, what it says of itself' }),
    didYouMean: z.string().optional().meta({
      description: 'Only where nothing is found: the nearest spelling that finds something',
    }),
    narrowest: z.enum(FILTER_NAMES).optional().meta({
      description: 'Only where nothing is found: the filter whose removal finds the most',
    }),
  })
  .meta({ id: 'Facets' })

export type Facets = z.infer<typeof facetsSchema>
