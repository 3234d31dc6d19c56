import * as z from 'zod'
import { SENT_KINDS, SENT_WAYS } from '../messages/message-rules.ts'
import { storedProductId } from '../products/product-id-schema.ts'
import { issue } from '../reasons/issues.ts'
import { absentIfEmptyOrNull, oneOf, optionalText, rupees, text, time } from '../shared/field.ts'
import { hasWholePaise } from '../shared/money.ts'
import { ROLES } from '../shared/roles.ts'
import { orderAddressSchema } from './address-schema.ts'
import {
  CANCEL_REASONS,
  COLLECTED_BY,
  CONFIRMATION_STATES,
  CONFIRMATION_WAYS,
  MIN_PIN_PARCELS,
  PIN_MONTHS,
} from './desk-rules.ts'
import { ORDER_STATUSES } from './order-process.ts'

export const changeAuthorSchema = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
})

export const pickupSchema = z.object({
  courier: z.string(),
  awb: z.string().optional(),
  at: time,
  by: changeAuthorSchema,
})

/** The order that replaces returned goods, and how much of it their value paid. */
export const exchangeSchema = z.object({
  number: z.string().brand<'OrderNumber'>(),
  amount: rupees,
})

export const confirmationSchema = z
  .object({
    state: z.enum(CONFIRMATION_STATES),
    via: z.enum(CONFIRMATION_WAYS).optional(),
    at: time.optional(),
    by: changeAuthorSchema.optional(),
    attempts: z.int().meta({ description: 'How often the customer was asked or not reached' }),
  })
  .meta({ id: 'OrderConfirmation' })

/** The result of one attempt to reach the customer, or the customer's own answer. */
export const confirmationTrySchema = confirmationSchema
  .omit({ attempts: true })
  .extend({ at: time })
  .meta({ id: 'ConfirmationTry' })

export const addressChangeSchema = z
  .object({ from: orderAddressSchema, to: orderAddressSchema, at: time, by: changeAuthorSchema })
  .meta({ id: 'AddressChange' })

export type OrderConfirmation = z.infer<typeof confirmationSchema>

export const shipmentSchema = z
  .object({
    courier: z.string(),
    awb: z.string().meta({ description: "The courier's number of the parcel; '' until known" }),
    trackUrl: z.string().optional(),
    at: time,
    with: z
      .array(z.string().brand<'OrderNumber'>())
      .optional()
      .meta({ description: 'Other orders in the same parcel' }),
  })
  .meta({ id: 'Shipment' })

/** The units received from a parcel that was refused at the door. */
export const receivedSchema = z
  .object({
    at: time,
    by: changeAuthorSchema,
    lines: z.array(
      z.object({
        productId: storedProductId,
        size: z.string(),
        color: z.string(),
        quantity: z.int(),
        restock: z.boolean().meta({ description: 'false: recorded as damaged' }),
      }),
    ),
  })
  .meta({ id: 'Received' })

export const collectedSchema = z
  .object({
    by: z.enum(COLLECTED_BY),
    amount: rupees,
    utr: z.string().optional().meta({ description: 'Number of a UPI payment' }),
    at: time,
  })
  .meta({ id: 'Collected' })

export const noteSchema = z
  .object({ text: z.string(), at: time, by: changeAuthorSchema })
  .meta({ id: 'OrderNote' })

export const sentMessageSchema = z
  .object({
    kind: z
      .enum(SENT_KINDS)
      .meta({ description: 'What it tells; asked: whether to send the order' }),
    via: z.enum(SENT_WAYS),
    at: time,
    by: changeAuthorSchema.optional().meta({ description: 'Who opened WhatsApp with it' }),
  })
  .meta({ id: 'SentMessage' })

export const phoneFactsSchema = z
  .object({ orders: z.int(), delivered: z.int(), refused: z.int() })
  .meta({ id: 'PhoneFacts', description: 'Orders of the same phone number, this one included' })

export type PhoneFacts = z.infer<typeof phoneFactsSchema>

export const pinFactsSchema = z
  .object({ prefix: z.string(), delivered: z.int(), refused: z.int() })
  .meta({
    id: 'PinFacts',
    description: `Parcels of the last ${PIN_MONTHS} months to PINs that begin alike, if there were ${MIN_PIN_PARCELS} of them`,
  })

export type PinFacts = z.infer<typeof pinFactsSchema>

const webAddress = (field: string) =>
  z.preprocess(
    absentIfEmptyOrNull,
    z
      .url({
        protocol: /^https?$/,
        error: issue('field_not_of_form', { field, form: 'https://…' }),
      })
      .max(500, issue('field_too_long', { field, max: 500 }))
      .optional(),
  )

export const courierSchema = text('courier', 60)

export const shipmentInputSchema = z.object({
  courier: courierSchema,
  awb: text('awb', 60),
  trackUrl: webAddress('trackUrl'),
})

export const cancelReasonSchema = z.preprocess(
  absentIfEmptyOrNull,
  oneOf('cancelReason', CANCEL_REASONS).optional(),
)

const AMOUNT_MAX = 10_000_000

export const collectedInputSchema = z
  .object({
    by: oneOf('by', COLLECTED_BY),
    amount: rupeeAmount('amount', 0)
      .optional()
      .meta({ description: 'What is to collect, if it is left out' }),
    utr: optionalText('utr', 40).nullish(),
  })
  .nullish()
  .meta({ description: 'Only with Delivered' })

export type CollectedInput = NonNullable<z.output<typeof collectedInputSchema>>

/** An amount in rupees of at least `min`. */
export function rupeeAmount(field: string, min: number) {
  const wrong = issue('field_not_number_within', { field, min, max: AMOUNT_MAX })
  return z
    .number({ error: wrong })
    .min(min, wrong)
    .max(AMOUNT_MAX, wrong)
    .refine(hasWholePaise, issue('field_too_many_decimals', { field }))
    .brand<'Rupees'>()
}

export const statusChangeSchema = z.object({
  status: z.enum(ORDER_STATUSES),
  at: time,
  by: changeAuthorSchema.meta({
    description: "Of the shop's own people, a customer's calls tell the role alone",
  }),
})
