import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { absentIfEmptyOrNull, optionalText, wholeNumber } from '../shared/field.ts'
import { GTIN_PATTERN } from './fields/input-rules.ts'
import { PLAIN_FIELDS } from './fields/plain-fields.ts'
import { plainSku } from './fields/sku.ts'
import { netQuantityInput } from './law/declarations-schema.ts'
import { cost, price } from './price/price-schema.ts'
import { MAX_STOCK } from './stock/stock.ts'
import { MAX_CHOICE, MAX_VARIANTS, repeatedVariants } from './variants.ts'

/** Units. With fewer left, it is time to reorder. */
export const reorderPoint = (field: string) => wholeNumber(field, { min: 0, max: MAX_STOCK })

/** Of one unit as it is packed, in grams. */
const weightInput = (field: string) => wholeNumber(field, PLAIN_FIELDS.weight)

/** A size or color; '' and null count as none. */
const choice = (field: string) =>
  z.preprocess(absentIfEmptyOrNull, optionalText(field, MAX_CHOICE).optional()).transform(
    // Blanks alone count as empty.
    (value) => value || undefined,
  )

/**
 * A variant as an admin sends it. Without a SKU one is generated; without a price it has the product's. `originalPrice:
 * null` means none, whatever the product's is.
 */
const variantInputSchema = z
  .object(
    {
      size: choice('variants.size'),
      color: choice('variants.color'),
      sku: z.preprocess(
        absentIfEmptyOrNull,
        optionalText('variants.sku', 64).overwrite(plainSku).brand<'Sku'>().optional(),
      ),
      countInStock: wholeNumber('variants.countInStock', { min: 0, max: MAX_STOCK }),
      countInStockWas: wholeNumber('variants.countInStockWas', { min: 0 }).optional().meta({
        description:
          'The stock that the change is based on; if it is another by now: changed_meanwhile',
      }),
      price: z.preprocess(absentIfEmptyOrNull, price('variants.price').optional()),
      originalPrice: price('variants.originalPrice').nullish(),
      cost: cost('variants.cost').nullish().meta({ description: 'null takes it away' }),
      mrp: z
        .preprocess((value) => (value === '' ? null : value), price('variants.mrp').nullish())
        .meta({ description: "null takes it away: the product's stands for it" }),
      netQuantity: z
        .preprocess(
          (value) => (value === '' ? null : value),
          netQuantityInput('variants.netQuantity').nullish(),
        )
        .meta({ description: "null takes it away: the product's stands for it" }),
      reorderAt: reorderPoint('variants.reorderAt').nullish(),
      weight: weightInput('variants.weight')
        .nullish()
        .meta({ description: "null takes it away: the product's stands for it" }),
      gtin: z.preprocess(
        absentIfEmptyOrNull,
        z
          .string({ error: issue('field_not_text', { field: 'variants.gtin' }) })
          .trim()
          .regex(
            GTIN_PATTERN,
            issue('field_not_of_form', { field: 'variants.gtin', form: '8901234567890' }),
          )
          .optional(),
      ),
    },
    { error: issue('field_not_objects', { field: 'variants' }) },
  )
  .refine(({ price: own, originalPrice }) => !own || !originalPrice || originalPrice >= own, {
    path: ['originalPrice'],
    error: issue('field_below_price', { field: 'variants.originalPrice' }),
  })
  .refine(({ price: own, mrp }) => !own || !mrp || mrp >= own, {
    path: ['mrp'],
    error: issue('field_below_price', { field: 'variants.mrp' }),
  })

export type VariantInput = z.output<typeof variantInputSchema>

const FORM =
  '{size?, color?, sku?, countInStock, price?, originalPrice?, gtin?, mrp?, netQuantity?, cost?, reorderAt?, weight?}'

export const variantsSchema = z
  .array(variantInputSchema, {
    error: issue('field_not_list_of', { field: 'variants', form: FORM }),
  })
  .min(1, issue('field_empty', { field: 'variants' }))
  .max(MAX_VARIANTS, issue('field_too_many_entries', { field: 'variants', max: MAX_VARIANTS }))
  .check(({ value, issues }) => {
    for (const index of repeatedVariants(value))
      issues.push({
        code: 'custom',
        message: issue('variant_repeated'),
        path: [index],
        input: value[index],
      })
  })
