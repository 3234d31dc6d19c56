import * as z from 'zod'
import { price } from '../products/price/price-schema.ts'
import { storedProductId, productIdInput } from '../products/product-id-schema.ts'
import { issue, issueOf } from '../reasons/issues.ts'
import { reason } from '../reasons/reasons.ts'
import {
  absentIfEmptyOrNull,
  line,
  required,
  rupees,
  text,
  time,
  wholeNumber,
  yesOrNo,
} from '../shared/field.ts'
import { offerCodeKey, OFFER_CODE_PATTERN } from './codes.ts'
import { OFFER_KINDS } from './offer.ts'
import { listOf, scopeReplySchema, scopeSchema } from './scope-schema.ts'

const MAX_NAME = 80
const MAX_PERCENT = 90
const MAX_UNITS = 1000
const MAX_USES = 10_000_000
const MAX_TIERS = 10
const MAX_SET_PRODUCTS = 20

const percent = (max = MAX_PERCENT) => wholeNumber('percent', { min: 1, max })

/** null and '' count as absent, as in every form. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(absentIfEmptyOrNull, schema.optional())

const isoTime = (field: string) =>
  z.iso
    .datetime({
      offset: true,
      error: required(field, reason('field_not_of_form', { field, form: 'ISO 8601' })),
    })
    .transform((value) => new Date(value).toISOString())

const common = {
  name: line('name', MAX_NAME).meta({ description: 'Shown to shoppers' }),
  code: optional(
    text('code', 40)
      .transform(offerCodeKey)
      .refine(
        (code) => OFFER_CODE_PATTERN.test(code),
        issue('field_not_of_form', { field: 'code', form: 'A–Z 0–9 - (3–20)' }),
      ),
  ).meta({ description: 'In any case; without one the offer holds by itself' }),
  active: yesOrNo('active').default(true),
  from: isoTime('from'),
  to: optional(isoTime('to')).meta({ description: 'Exclusive' }),
  scope: optional(scopeSchema).meta({
    description: 'AND between the fields, OR within one; absent: everything',
  }),
  minimum: optional(price('minimum')).meta({ description: 'Rupees of all items, after sales' }),
  firstOrder: optional(yesOrNo('firstOrder')),
  usesTotal: optional(wholeNumber('usesTotal', { min: 1, max: MAX_USES })),
  usesPerPhone: optional(wholeNumber('usesPerPhone', { min: 1, max: MAX_USES })),
}

const setProductSchema = z.object({
  productId: productIdInput('productId'),
  quantity: wholeNumber('quantity', { min: 1, max: MAX_UNITS }),
})

const tierSchema = z.object({
  from: wholeNumber('from', { min: 1, max: MAX_UNITS }),
  percent: percent(),
})

const some = <S extends z.ZodType>(field: string, schema: S, max: number) =>
  listOf(field, schema, max).min(1, issue('field_empty', { field }))

const kindError = ({ input }: { input?: unknown }): string => {
  const kind = (input as { kind?: unknown } | undefined)?.kind
  const choices = OFFER_KINDS.join(', ')
  return issueOf(
    kind === undefined
      ? reason('field_required', { field: 'kind' })
      : reason('field_not_one_of', { field: 'kind', choices }),
  )
}

const byKind = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...common, kind: z.literal('sale'), percent: percent() }),
    z.object({
      ...common,
      kind: z.literal('percent'),
      percent: percent(),
      most: optional(price('most')).meta({ description: 'At most that many rupees' }),
    }),
    z.object({ ...common, kind: z.literal('amount'), amount: price('amount') }),
    z.object({ ...common, kind: z.literal('free_delivery') }),
    z.object({
      ...common,
      kind: z.literal('buy_get'),
      buy: wholeNumber('buy', { min: 1, max: MAX_UNITS }),
      get: wholeNumber('get', { min: 1, max: MAX_UNITS }),
      percent: percent(100),
    }),
    z.object({
      ...common,
      kind: z.literal('set_price'),
      products: some('products', setProductSchema, MAX_SET_PRODUCTS),
      price: price('price'),
    }),
    z.object({
      ...common,
      kind: z.literal('quantity'),
      tiers: some('tiers', tierSchema, MAX_TIERS),
    }),
  ],
  { error: kindError },
)

type OfferFields = z.output<typeof byKind>

/** A sale changes prices, so it has no code, minimum, or limit of uses. */
const NOT_WITH_SALE = ['code', 'minimum', 'firstOrder', 'usesTotal', 'usesPerPhone'] as const

const repeated = (all: readonly (string | number)[]): string | number | undefined =>
  all.find((one, place) => all.indexOf(one) < place)

const faultsOf = (offer: OfferFields): [field: string, why: ReturnType<typeof reason>][] => {
  const inSale = NOT_WITH_SALE.filter(
    (field) => offer.kind === 'sale' && offer[field] !== undefined && offer[field] !== false,
  )
  const twice =
    offer.kind === 'quantity'
      ? (['tiers', repeated(offer.tiers.map(({ from }) => from))] as const)
      : offer.kind === 'set_price'
        ? (['products', repeated(offer.products.map(({ productId }) => productId))] as const)
        : undefined
  return [
    ...(offer.to !== undefined && offer.to <= offer.from
      ? [['to', reason('field_not_later', { field: 'to', other: 'from' })] as const]
      : []),
    ...inSale.map(
      (field) => [field, reason('field_not_with', { field, other: 'kind sale' })] as const,
    ),
    ...(twice?.[1] === undefined
      ? []
      : [[twice[0], reason('field_repeated', { value: twice[1] })] as const]),
  ].map(([field, why]) => [field, why])
}

export const offerInputSchema = byKind.check((context) => {
  for (const [field, why] of faultsOf(context.value))
    context.issues.push({
      code: 'custom',
      message: issueOf(why),
      path: [field],
      input: context.value,
    })
})

export type OfferInput = z.output<typeof offerInputSchema>

const replyFields = {
  _id: z.string(),
  name: z.string(),
  code: z.string().optional(),
  active: z.boolean(),
  from: time,
  to: time.optional(),
  scope: scopeReplySchema.optional(),
  minimum: rupees.optional(),
  firstOrder: z.boolean().optional(),
  usesTotal: z.int().optional(),
  usesPerPhone: z.int().optional(),
  used: z.int().meta({ description: 'By orders that are not cancelled' }),
  version: z.int(),
}

export const offerSchema = z
  .discriminatedUnion('kind', [
    z.object({ ...replyFields, kind: z.literal('sale'), percent: z.int() }),
    z.object({
      ...replyFields,
      kind: z.literal('percent'),
      percent: z.int(),
      most: rupees.optional(),
    }),
    z.object({ ...replyFields, kind: z.literal('amount'), amount: rupees }),
    z.object({ ...replyFields, kind: z.literal('free_delivery') }),
    z.object({
      ...replyFields,
      kind: z.literal('buy_get'),
      buy: z.int(),
      get: z.int(),
      percent: z.int(),
    }),
    z.object({
      ...replyFields,
      kind: z.literal('set_price'),
      products: z.array(z.object({ productId: storedProductId, quantity: z.int() })),
      price: rupees,
    }),
    z.object({
      ...replyFields,
      kind: z.literal('quantity'),
      tiers: z.array(z.object({ from: z.int(), percent: z.int() })),
    }),
  ])
  .meta({ id: 'Offer' })

export type OfferReply = z.infer<typeof offerSchema>

export const takenOfferSchema = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string().optional(),
})

export type TakenOffer = z.infer<typeof takenOfferSchema>

export const offerQuoteSchema = z
  .object({
    lines: z.array(
      z.object({
        productId: storedProductId,
        size: z.string(),
        color: z.string(),
        quantity: z.int(),
        price: rupees.meta({ description: 'After sales' }),
        discount: rupees,
      }),
    ),
    itemsPrice: rupees,
    offer: takenOfferSchema
      .extend({ discount: rupees.meta({ description: 'Off the items' }) })
      .optional(),
    better: z.object({ name: z.string() }).optional().meta({
      description: 'The offer that holds, where it takes more off than the one of the typed code',
    }),
    next: z.object({ name: z.string(), missing: rupees }).optional().meta({
      description: 'An offer that so many more rupees would bring',
    }),
    shippingPrice: rupees,
    totalPrice: rupees,
  })
  .meta({ id: 'OfferQuote' })
