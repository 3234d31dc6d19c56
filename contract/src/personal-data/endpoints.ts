import * as z from 'zod'
import { orderSchema, staffOrderSchema } from '../orders/schema.ts'
import { storedProductId } from '../products/product-id-schema.ts'
import { reasonSchema } from '../reasons/schema.ts'
import { ownReviewSchema } from '../reviews/schema.ts'
import { endpoint } from '../shared/endpoint.ts'
import { oneOf, time } from '../shared/field.ts'
import { CONSENT_PURPOSES } from '../users/rules.ts'
import { codBlockSchema, profileSchema } from '../users/schema.ts'
import { wishlistChoices } from '../wishlist/endpoints.ts'

const consentSchema = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  version: z
    .string()
    .optional()
    .meta({ description: 'Of the privacy notice; absent if older than its versions' }),
  at: time.optional(),
})

/** With the desk's notes about the customer, which the customer's other calls leave out. */
const personalOrderSchema = orderSchema
  .extend(
    staffOrderSchema.pick({
      packedAt: true,
      notes: true,
      confirmations: true,
      addressChanges: true,
      messages: true,
    }).shape,
  )
  .meta({ id: 'PersonalOrder' })

/** All data that the shop stores about an account (contract §14). */
const personalDataSchema = z
  .object({
    madeAt: time,
    account: profileSchema.extend({ createdAt: time, codBlock: codBlockSchema.optional() }),
    notice: z
      .object({ version: z.string(), at: time })
      .optional()
      .meta({ description: 'The privacy notice that was shown when the account was opened' }),
    consents: z.array(consentSchema).meta({ description: 'Given, and not withdrawn' }),
    orders: z.array(personalOrderSchema).meta({ description: 'The newest 200' }),
    ordersTotal: z.int(),
    reviews: z.array(ownReviewSchema.extend({ productId: storedProductId })),
    cart: z.array(
      z.object({ name: z.string(), size: z.string(), color: z.string(), quantity: z.int() }),
    ),
    wishlist: z.array(z.string()).meta({ description: 'Ids of products' }),
    wishlistChoices,
    waitingFor: z
      .array(z.object({ productId: storedProductId, at: time }))
      .meta({ description: 'Products whose return to stock is to be mailed' }),
  })
  .meta({ id: 'PersonalData' })

export type PersonalData = z.infer<typeof personalDataSchema>

export const getMyData = endpoint('GET /api/users/me/data', {
  summary: 'All data that the shop has about your own account; twenty times a day',
  access: 'customer',
  checkRevoked: true,
  limitAddress: 'perTenMinutes',
  reply: personalDataSchema,
})

export const withdrawConsent = endpoint('DELETE /api/users/me/consents/:purpose', {
  summary: 'Withdraw a consent: its use ends, and the address is deleted there',
  access: 'customer',
  checkRevoked: true,
  params: z.object({ purpose: oneOf('purpose', CONSENT_PURPOSES) }),
  reply: reasonSchema,
})
