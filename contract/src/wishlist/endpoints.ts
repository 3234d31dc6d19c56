import * as z from 'zod'
import { listedProductSchema } from '../products/listed-schema.ts'
import { storedProductId, productIdInput } from '../products/product-id-schema.ts'
import { MAX_CHOICE } from '../products/variants.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { optionalText } from '../shared/field.ts'
import { WISHLIST_LIMIT } from '../shared/list-limits.ts'

export const wishlistChoices = z
  .partialRecord(
    storedProductId,
    z.object({ size: z.string().optional(), color: z.string().optional() }),
  )
  .optional()
  .meta({ description: 'By product id, the size and color in which it was put aside' })

/** The product ids of a wishlist, newest first: enough to fill every heart on a page. */
const wishlistSchema = z
  .object({ productIds: z.array(storedProductId), choices: wishlistChoices })
  .meta({ id: 'Wishlist' })

export type Wishlist = z.infer<typeof wishlistSchema>

const chosen = {
  size: optionalText('size', MAX_CHOICE).optional(),
  color: optionalText('color', MAX_CHOICE).optional(),
}

const productId = z.object({ productId: productIdInput('productId') })

export const getWishlist = endpoint('GET /api/wishlist', {
  summary:
    "The customer's wishlist, newest first, with sold-out but without deleted products; `match` is the variant that was put aside",
  access: 'customer',
  reply: z.array(listedProductSchema),
})

export const addToWishlist = endpoint('PUT /api/wishlist/:productId', {
  summary: `Add a product, in a size and color if they are given, to the wishlist of at most ${WISHLIST_LIMIT}; one that is there keeps its place`,
  access: 'customer',
  params: productId,
  query: z.object(chosen),
  reply: wishlistSchema,
  errors: ['not_found'],
})

export const removeFromWishlist = endpoint('DELETE /api/wishlist/:productId', {
  summary: 'Remove a product from the wishlist; succeeds even if it is not there',
  access: 'customer',
  params: productId,
  reply: wishlistSchema,
})

export const mergeWishlist = endpoint('POST /api/wishlist/merge', {
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
    choices: z
      .partialRecord(productIdInput('choices'), z.object(chosen), {
        error: issue('field_not_objects', { field: 'choices' }),
      })
      .optional()
      .meta({ description: 'By product id; those of others are passed over' }),
  }),
  reply: wishlistSchema,
})
