import * as z from 'zod'
import { PAYMENT_METHOD } from '../pricing/charges.ts'
import { namesSchema } from '../products/names-schema.ts'
import { storedProductId, storedSku } from '../products/product-id-schema.ts'
import { CONFIRM_FIRST } from '../settings/confirm-first.ts'
import { rupees, time } from '../shared/field.ts'
import { storedGstin } from '../shared/gstin-schema.ts'
import { LANGUAGE_CODES } from '../shop/languages.ts'
import { documentEntrySchema } from '../tax/schema.ts'
import { storedPhone } from '../users/schema.ts'
import { whatsappMessageSchema } from '../whatsapp/schema.ts'
import { orderAddressSchema } from './address-schema.ts'
import { balanceFields, paymentFields } from './advance-schema.ts'
import { CANCEL_REASONS } from './desk-rules.ts'
import {
  changeAuthorSchema,
  addressChangeSchema,
  collectedSchema,
  confirmationSchema,
  confirmationTrySchema,
  exchangeSchema,
  noteSchema,
  phoneFactsSchema,
  pickupSchema,
  pinFactsSchema,
  receivedSchema,
  sentMessageSchema,
  shipmentSchema,
  statusChangeSchema,
} from './desk-schema.ts'
import { discountFields } from './discount-schema.ts'
import { ORDER_STATUSES } from './order-process.ts'
import { REFUND_STATES, REFUND_WAYS, RETURN_STATES } from './return-rules.ts'

/** A copy of the product when it was bought: later changes don't affect it (contract §6). */
export const orderLineSchema = z
  .object({
    productId: storedProductId,
    sku: storedSku.optional().meta({
      description: 'Of the variant, or of a product without; absent in orders older than variants',
    }),
    name: z.string(),
    ...namesSchema,
    image: z.string(),
    price: rupees,
    /** The struck-through price at the time of the order. */
    originalPrice: rupees.optional(),
    /** The line's part of the order's discount; absent in orders without one, and in older ones. */
    discount: rupees.optional(),
    size: z.string(),
    color: z.string(),
    quantity: z.int().min(1),
    returnable: z
      .boolean()
      .optional()
      .meta({ description: 'false: not taken back; absent counts as true' }),
  })
  .meta({ id: 'OrderLine' })

export type OrderLine = z.infer<typeof orderLineSchema>

export const orderReturnSchema = z
  .object({
    lines: z.array(
      orderLineSchema.pick({ productId: true, size: true, color: true, quantity: true }).extend({
        restock: z.literal(false).optional().meta({ description: 'Came back damaged' }),
        for: z
          .object({ size: z.string(), color: z.string() })
          .optional()
          .meta({ description: 'What the customer would like instead; absent: the money back' }),
      }),
    ),
    reason: z.string(),
    note: z.string().optional(),
    refundTo: z
      .object({ via: z.enum(REFUND_WAYS), reference: z.string().optional() })
      .optional()
      .meta({ description: 'How the customer wants the money back' }),
    photos: z.array(z.string()).optional().meta({
      description: 'Ids of pictures by the customer, for GET /api/orders/:id/return/photos/:photo',
    }),
    state: z.enum(RETURN_STATES),
    requestedAt: time,
    decidedAt: time.optional(),
    decidedBy: changeAuthorSchema.optional(),
    declineReason: z.string().optional(),
    requestedBy: changeAuthorSchema
      .optional()
      .meta({ description: 'Of one that the shop noted for a customer who called' }),
    refund: rupees.optional().meta({
      description:
        'Of an accepted one: what its units were paid with, shipping left out, less what went into the exchange',
    }),
    pickup: pickupSchema.optional(),
    sentAhead: exchangeSchema.optional().meta({ description: 'Sent before the goods are here' }),
    exchange: exchangeSchema.optional().meta({ description: 'The order of what is wanted' }),
    refundState: z.enum(REFUND_STATES).optional().meta({
      description: 'Of an accepted one; absent where it comes to nothing, or is older than this',
    }),
    refundPaid: z
      .object({
        via: z.enum(REFUND_WAYS),
        reference: z.string().optional(),
        at: time,
        by: changeAuthorSchema,
      })
      .optional(),
  })
  .meta({ id: 'OrderReturn' })

export type OrderReturn = z.infer<typeof orderReturnSchema>

/** Items that the shop removed from an order before it was packed. */
const reductionSchema = z
  .object({
    at: time,
    by: changeAuthorSchema,
    lines: z
      .array(
        orderLineSchema.pick({
          productId: true,
          size: true,
          color: true,
          name: true,
          nameIn: true,
          nameHi: true,
          quantity: true,
        }),
      )
      .meta({ description: 'The units that were taken out' }),
    totalBefore: rupees,
    totalAfter: rupees,
  })
  .meta({ id: 'OrderReduction' })

export const orderSchema = z
  .object({
    _id: z.string(),
    number: z.string().brand<'OrderNumber'>().meta({
      description: 'For people, like BR-7K42Q; the _id, until an older order has got its number',
    }),
    checkoutId: z.string(),
    createdAt: time,
    estimatedDelivery: time.meta({
      description:
        'By the rules of its PIN code when it was placed, and the days on which the shop was closed',
    }),
    user: z.object({
      _id: z.string(),
      name: z.string(),
      phone: storedPhone.meta({ description: "'' once the customer has deleted the account" }),
      email: z.string().optional(),
    }),
    orderItems: z.array(orderLineSchema),
    shippingAddress: orderAddressSchema,
    paymentMethod: z.literal(PAYMENT_METHOD),
    itemsPrice: rupees,
    shippingPrice: rupees,
    ...discountFields,
    buyerGstin: storedGstin.optional().meta({ description: 'Of a buyer registered for GST' }),
    buyerName: z
      .string()
      .optional()
      .meta({ description: 'Of the firm, to which the bill is made out' }),
    language: z
      .enum(LANGUAGE_CODES)
      .optional()
      .meta({ description: 'Of the pages that it was ordered on, and of its messages' }),
    whatsapp: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the customer agrees to be written to over WhatsApp' }),
    whatsappAt: time.optional().meta({ description: 'When that was said' }),
    totalPrice: rupees,
    toCollect: rupees.meta({
      description: 'At the door, while it is Processing or Shipped: what is still owed',
    }),
    ...paymentFields,
    exchangeOf: z
      .string()
      .brand<'OrderNumber'>()
      .optional()
      .meta({ description: 'The order from which goods were exchanged for these' }),
    documents: z
      .array(documentEntrySchema)
      .optional()
      .meta({ description: 'Its invoices and credit notes, oldest first, where it has any' }),
    refunded: rupees.optional().meta({ description: 'The refunds of accepted returns, where any' }),
    isPaid: z.boolean(),
    paidAt: time.optional(),
    isDelivered: z.boolean(),
    deliveredAt: time.optional(),
    status: z.enum(ORDER_STATUSES),
    statusHistory: z.array(statusChangeSchema),
    isPacked: z.literal(true).optional().meta({ description: 'Packed, and not on its way yet' }),
    confirmation: confirmationSchema,
    shipment: shipmentSchema.optional(),
    cancelReason: z.enum(CANCEL_REASONS).optional().meta({ description: 'Of a cancelled order' }),
    restock: z.literal(false).optional().meta({
      description: 'Of a cancelled order: its units came back damaged',
    }),
    collected: collectedSchema.optional().meta({ description: 'Of a delivered order' }),
    reductions: z
      .array(reductionSchema)
      .optional()
      .meta({ description: 'Oldest first; what the order comes to follows them' }),
    returns: z
      .array(orderReturnSchema)
      .optional()
      .meta({ description: 'Oldest first; at most the last one is still undecided' }),
  })
  .meta({ id: 'Order' })

export type Order = z.infer<typeof orderSchema>

export const staffOrderSchema = orderSchema
  .extend({
    packedAt: time.optional().meta({ description: 'When it was packed, if it is' }),
    comingBack: z.literal(true).optional().meta({
      description: 'Refused at the door, and not received yet: its units are in no stock',
    }),
    practice: z.literal(true).optional().meta({
      description: 'Placed while the shop was practising: no documents, in no sum',
    }),
    unprintable: z.array(z.string()).optional().meta({
      description:
        'Letters of name and address that no font has: they are missing on label, slip and document',
    }),
    remittance: z
      .object({ paid: rupees, at: time, utr: z.string().optional() })
      .optional()
      .meta({ description: 'What its courier has paid of what was collected' }),
    received: receivedSchema.optional().meta({ description: 'Of a parcel that was refused' }),
    ...balanceFields,
    notes: z.array(noteSchema).optional().meta({ description: 'Oldest first' }),
    confirmations: z
      .array(confirmationTrySchema)
      .optional()
      .meta({ description: 'How the customer was tried to be reached, oldest first; the latest' }),
    addressChanges: z
      .array(addressChangeSchema)
      .optional()
      .meta({ description: 'Corrections of the address, oldest first; the latest' }),
    messages: z
      .array(z.union([whatsappMessageSchema, sentMessageSchema]))
      .optional()
      .meta({
        description:
          'What the customer was told, oldest first; the latest of them. Those over the API of WhatsApp in GET /api/orders/:id',
      }),
    phoneFacts: phoneFactsSchema
      .optional()
      .meta({ description: 'In lists and in GET /api/orders/:id' }),
    pinFacts: pinFactsSchema.optional().meta({ description: 'In lists, of orders to confirm' }),
    askAdvance: rupees.optional().meta({ description: 'Where phoneFacts are: what to pay ahead' }),
    confirmFirst: z.enum(CONFIRM_FIRST).optional().meta({
      description:
        "Where phoneFacts are: why the shop's rule has it confirmed before it is packed or sent",
    }),
  })
  .meta({ id: 'StaffOrder' })

export type StaffOrder = z.infer<typeof staffOrderSchema>
