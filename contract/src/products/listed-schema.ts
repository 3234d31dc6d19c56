import * as z from 'zod'
import { rupees, time } from '../shared/field.ts'
import { namesSchema } from './names-schema.ts'
import { storedProductId } from './product-id-schema.ts'
import { productSchema, variantSchema } from './schema.ts'

/** Of what fits all conditions on size, color, measure, price, discount and stock, the cheapest in stock. */
const matchSchema = variantSchema
  .pick({
    size: true,
    color: true,
    sku: true,
    price: true,
    originalPrice: true,
    countInStock: true,
  })
  .meta({ id: 'Match' })

export type Match = z.infer<typeof matchSchema>

const match = matchSchema.optional().meta({
  description:
    'The variant that fits the conditions on size, color, measure, price, discount and stock; absent without such conditions, and where a product lacks the measure of the search',
})

export const listedProductSchema = productSchema.extend({ match }).meta({ id: 'ListedProduct' })

export type ListedProduct = z.infer<typeof listedProductSchema>

export const suggestionSchema = z
  .object({
    _id: storedProductId,
    name: z.string(),
    ...namesSchema,
    image: z.string(),
    price: rupees,
    priceMax: rupees.optional(),
    originalPrice: rupees.optional(),
    saleEndsAt: time.optional(),
    match,
  })
  .meta({ id: 'Suggestion' })

export type Suggestion = z.infer<typeof suggestionSchema>
