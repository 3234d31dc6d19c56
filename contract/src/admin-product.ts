import { z } from 'zod'
import { SORTS } from './catalog-options.ts'
import { endpoint } from './endpoint.ts'
import { id, queryList, queryText } from './field.ts'
import { ADMIN_LIST_LIMIT, cursorQuery, pageQuery } from './paging.ts'
import { productSchema } from './product.ts'
import { STOCK_LEVELS } from './stock-level.ts'

/** A product as admins see it. */
export const adminProductSchema = productSchema
  .extend({ sold: z.int().meta({ description: 'Units in orders that are not cancelled' }) })
  .meta({ id: 'AdminProduct' })

export type AdminProduct = z.infer<typeof adminProductSchema>

export const ADMIN_PRODUCT_SORTS = [...SORTS, 'nameAsc', 'stockAsc', 'stockDesc'] as const
export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number]

const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const stockMessage = `stock must be one of ${STOCK_LEVELS.join(', ')}`
const sortMessage = `sortBy must be one of ${ADMIN_PRODUCT_SORTS.join(', ')}`

export const adminProductQuerySchema = z.object({
  search: queryText('search').meta({ description: 'As in the shop; a SKU is found as well' }),
  category: queryList('category'),
  stock: z.preprocess(emptyIsAbsent, z.enum(STOCK_LEVELS, { error: stockMessage }).optional()),
  sortBy: z.preprocess(
    emptyIsAbsent,
    z.enum(ADMIN_PRODUCT_SORTS, { error: sortMessage }).default('default'),
  ),
  ...pageQuery(ADMIN_LIST_LIMIT),
  ...cursorQuery,
})

export type AdminProductQuery = z.infer<typeof adminProductQuerySchema>

export const listAdminProducts = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  summary:
    'Every product with its sales, all that match where no limit is given; X-Total-Count, Link and X-Next-Cursor tell of the other pages',
  access: 'admin',
  checkRevoked: true,
  query: adminProductQuerySchema,
  reply: z.array(adminProductSchema),
})

export const getAdminProduct = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id',
  summary: 'One product as the database has it at this moment, for the form that edits it',
  access: 'admin',
  checkRevoked: true,
  params: z.object({ id: id('id') }),
  reply: productSchema,
  errors: ['not_found'],
})
