import * as z from 'zod'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { absentIfEmpty, oneOf } from '../shared/field.ts'
import { MAX_STICKERS, STICKER_PAGES } from './stickers.ts'

const listed = (value: unknown) => (Array.isArray(value) ? value.join(',') : value)

const wholeCopies = issue('field_not_whole_within', { field: 'copies', min: 1, max: MAX_STICKERS })

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const printStickers = endpoint('GET /api/admin/products/stickers.pdf', {
  summary: `Stickers with a bar code (Code 128 of the GTIN, else of the SKU), name, price and MRP: at most ${MAX_STICKERS}`,
  access: ['catalogue', 'packer'],
  query: z.object({
    sku: z
      .preprocess(
        listed,
        z
          .string({ error: issue('field_required', { field: 'sku' }) })
          .max(40_000, issue('field_too_long', { field: 'sku', max: 40_000 }))
          .transform(partsOf)
          .refine((skus) => skus.length > 0, issue('field_required', { field: 'sku' })),
      )
      .meta({ description: 'Of products without variants, and of variants: a comma list' }),
    copies: z
      .preprocess(
        (value) => absentIfEmpty(listed(value)),
        z
          .string({ error: wholeCopies })
          .max(4000, wholeCopies)
          .transform(partsOf)
          .refine((parts) => parts.every((part) => /^[1-9]\d{0,3}$/.test(part)), wholeCopies)
          .transform((parts) => parts.map(Number))
          .optional(),
      )
      .meta({ description: 'Of each (1), or a comma list with one number for each SKU' }),
    page: z.preprocess(absentIfEmpty, oneOf('page', STICKER_PAGES).default('sheet')),
  }),
  replyType: 'application/pdf',
  reply: z.string().meta({ description: 'A PDF' }),
  errors: ['not_found', 'too_many_requests'],
})
