import * as z from 'zod'
import { ERROR_CODES, currentSchema, errorReplySchema } from '../shared/error-reply.ts'
import { absentIfEmpty, oneOf, queryList, queryText, rupees } from '../shared/field.ts'
import { ADMIN_LIST_LIMIT } from '../shared/list-limits.ts'
import { cursorQuery, pageQuery } from '../shared/paging.ts'
import { ADMIN_PRODUCT_SORTS, PRODUCT_STATES } from './fields/input-rules.ts'
import { REQUIRED_DECLARATIONS } from './law/declarations.ts'
import { LAW_REASONS } from './law/law.ts'
import { storedSku, storedProductId } from './product-id-schema.ts'
import { productSchema, variantSchema } from './schema.ts'
import { STOCK_LEVELS } from './stock/stock.ts'

const buying = {
  cost: rupees
    .optional()
    .meta({ description: 'Of one unit, the average of what was received; never told to shoppers' }),
  reorderAt: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Fewer units than these: it is time to buy' }),
}

/** A product as its form has it, purchasing data included. */
export const editedProductSchema = productSchema
  .extend({
    ...buying,
    variants: z.array(variantSchema.extend(buying).meta({ id: 'EditedVariant' })).optional(),
  })
  .meta({ id: 'EditedProduct' })

export type EditedProduct = z.infer<typeof editedProductSchema>

/** Purchasing data: of a variant if it has its own, else of its product. */
export type Buying = Pick<EditedProduct, 'cost' | 'reorderAt'>

export const adminProductSchema = editedProductSchema
  .extend({ sold: z.int().meta({ description: 'Units in orders that are not cancelled' }) })
  .meta({ id: 'AdminProduct' })

export type AdminProduct = z.infer<typeof adminProductSchema>

export const adminProductQuerySchema = z.object({
  search: queryText('search').meta({ description: 'As in the shop; a SKU is found as well' }),
  category: queryList('category'),
  brand: queryList('brand'),
  stock: z.preprocess(absentIfEmpty, oneOf('stock', STOCK_LEVELS).optional()),
  state: z.preprocess(absentIfEmpty, oneOf('state', PRODUCT_STATES).optional()),
  sortBy: z.preprocess(absentIfEmpty, oneOf('sortBy', ADMIN_PRODUCT_SORTS).default('default')),
  ...pageQuery(ADMIN_LIST_LIMIT),
  ...cursorQuery,
})

export type AdminProductQuery = z.infer<typeof adminProductQuerySchema>

export const bulkResultSchema = z.object({
  sku: storedSku,
  outcome: z.enum(['created', 'changed', 'unchanged', 'failed']),
  _id: storedProductId.optional(),
  message: z.string().optional(),
  code: z
    .enum(ERROR_CODES)
    .optional()
    .meta({ description: 'Of a failed row, as of a failed call' }),
  current: currentSchema.optional(),
  ...errorReplySchema.pick({ reason: true, params: true }).partial().shape,
  ...errorReplySchema.pick({ fields: true, fieldReasons: true }).shape,
})

export type BulkResult = z.infer<typeof bulkResultSchema>

export const BRANDS_COUNTED = 100

/** A product that lacks what the law requires. */
export const incompleteProductSchema = adminProductSchema
  .pick({ _id: true, name: true, nameIn: true, nameHi: true, sku: true, brand: true, state: true })
  .extend({
    missing: z.array(z.enum(REQUIRED_DECLARATIONS)),
    applies: z
      .array(
        z.object({
          id: z.string(),
          by: z.enum(LAW_REASONS).meta({ description: 'What of the product makes it hold' }),
          of: z.string(),
        }),
      )
      .meta({ description: 'What the law asks of such goods, by its id in law-2026.json' }),
  })
  .meta({ id: 'IncompleteProduct' })

export type IncompleteProduct = z.infer<typeof incompleteProductSchema>

/** Whether a product's tax is asked, too: not of a seller without GST. */
const taxAsked = {
  tax: z
    .preprocess(absentIfEmpty, oneOf('tax', ['no']).optional())
    .meta({ description: '`no`: what concerns tax counts as said, as for a seller without GST' }),
}

export const incompleteCountsQuerySchema = z.object(taxAsked)

export const incompleteQuerySchema = z.object({
  ...taxAsked,
  missing: z
    .preprocess(absentIfEmpty, oneOf('missing', REQUIRED_DECLARATIONS).optional())
    .meta({ description: 'Those that lack this, whatever else they lack' }),
  brand: queryList('brand'),
  ...pageQuery(ADMIN_LIST_LIMIT),
  ...cursorQuery,
})

export type IncompleteQuery = z.infer<typeof incompleteQuerySchema>

export const incompleteCountsSchema = z
  .object({
    products: z.int().meta({ description: 'All of them, drafts too' }),
    incomplete: z.int(),
    missing: z.record(z.enum(REQUIRED_DECLARATIONS), z.int()),
    brands: z.array(z.object({ value: z.string(), count: z.int() })).meta({
      description: `Of the incomplete ones, those with the most first; at most ${BRANDS_COUNTED}`,
    }),
  })
  .meta({ id: 'IncompleteCounts' })

export type IncompleteCounts = z.infer<typeof incompleteCountsSchema>
