import * as z from 'zod'
import { scopeSchema } from '../offers/scope-schema.ts'
import { MAX_PRICE } from '../products/fields/input-rules.ts'
import { PRICE_ROUNDINGS } from '../products/price/new-price.ts'
import { storedProductId } from '../products/product-id-schema.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { oneOf, rupees, yesOrNo } from '../shared/field.ts'
import { hasWholePaise } from '../shared/money.ts'

/** The most percent that a price rises by at once. */
const MAX_PERCENT = 1000

const number = (field: string, { min, max }: { min: number; max: number }) => {
  const wrong = issue('field_not_number_within', { field, min, max })
  return z
    .number({ error: wrong })
    .min(min, wrong)
    .max(max, wrong)
    .refine(hasWholePaise, issue('field_too_many_decimals', { field }))
}

const CHANGES = ['percent', 'amount', 'to'] as const

/** Exactly one of them: which of two would come first is nobody's guess. */
const changeSchema = z
  .strictObject(
    {
      percent: number('change.percent', { min: -100, max: MAX_PERCENT }).optional(),
      amount: number('change.amount', { min: -MAX_PRICE, max: MAX_PRICE })
        .brand<'Rupees'>()
        .optional(),
      to: number('change.to', { min: 0, max: MAX_PRICE }).brand<'Rupees'>().optional(),
    },
    { error: issue('field_not_of', { field: 'change', choices: CHANGES.join(', ') }) },
  )
  .refine((change) => CHANGES.filter((kind) => change[kind] !== undefined).length === 1, {
    error: issue('field_not_one_of', { field: 'change', choices: CHANGES.join(', ') }),
  })

export type PriceChangeInput = z.output<typeof changeSchema>

const PRICE_REFUSALS = ['below_one', 'above_mrp'] as const

const variant = {
  productId: storedProductId,
  sku: z.string().meta({ description: "The product's id where it has no SKU" }),
}

export const changePrices = endpoint('POST /api/admin/products/prices', {
  summary: 'Change the prices of all variants in a scope at once; `dryRun` only tells the new ones',
  access: ['catalogue'],
  body: z.object({
    scope: scopeSchema.meta({ description: 'As of an offer; {} is every product, drafts too' }),
    change: changeSchema,
    round: oneOf('round', PRICE_ROUNDINGS).default('rupee'),
    dryRun: yesOrNo('dryRun').default(false),
  }),
  reply: z
    .object({
      changes: z.array(z.object({ ...variant, from: rupees, to: rupees })),
      refused: z.array(z.object({ ...variant, code: z.enum(PRICE_REFUSALS) })),
      batch: z
        .string()
        .optional()
        .meta({ description: 'Undoes the change: POST /api/admin/audit/undo' }),
    })
    .meta({ id: 'ChangedPrices' }),
})

export type ChangedPrices = z.infer<(typeof changePrices)['reply']>
