import * as z from 'zod'
import { storedProductId, productIdInput } from '../products/product-id-schema.ts'
import { productSchema } from '../products/schema.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { WISHLIST_LIMIT } from '../shared/list-limits.ts'

/** The product ids of a wishlist, newest first: enough to fill every heart on a page. */
const wishlistSchema = z.object({ productIds: z.array(storedProductId) }).meta({ id: 'Wishlist' })

const productId = z.object({ productId: productIdInput('productId') })

export const getWishlist = endpoint({
  method: 'GET',
  path: '/api/wishlist',
  summary: "The customer's wishlist, newest first, with sold-out but without deleted products",
  access: 'customer',
  reply: z.array(productSchema),
})

export const addToWishlist = endpoint({
  method: 'PUT',
  path: '/api/wishlist/:productId',
  summary: `Add a product to the wishlist of at most ${WISHLIST_LIMIT}; one that is there keeps its place`,
  access: 'customer',
  params: productId,
  reply: wishlistSchema,
  errors: ['not_found', 'conflict'],
})

export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/api/wishlist/:productId',
  summary: 'Remove a product from the wishlist; succeeds even if it is not there',
  access: 'customer',
  params: productId,
  reply: wishlistSchema,
})

export const mergeWishlist = endpoint({
  method: 'POST',
  path: '/api/wishlist/merge',
  summary: "Merge a guest's wishlist into the customer's; unknown products are skipped",
  access: 'customer',
  body: z.object({
    productIds: z
      .array(productIdInput('productIds'), {
        error: issue('field_required', { field: 'productIds' }),
      })
      .max(
        WISHLIST_LIMIT,
        issue('field_too_many_entries', { field: 'productIds', max: WISHLIST_LIMIT }),
      )
      .meta({ description: 'Newest first' }),
  }),
  reply: wishlistSchema,
})
