import * as z from 'zod'
import { storedProductId, productIdInput } from '../products/product-id-schema.ts'
import { issue } from '../reasons/issues.ts'
import { endpoint } from '../shared/endpoint.ts'
import { line, text } from '../shared/field.ts'
import { MAX_TAUGHT, MAX_PHRASE_LENGTH } from './rules.ts'

const tooMany = issue('field_too_many_entries', { field: 'words', max: MAX_TAUGHT })

export const teachWords = endpoint('POST /api/admin/orders/:id/words', {
  summary:
    'Record which products of an order a person chose for the words of its message, if the catalog does not know them; once per order',
  access: 'admin',
  body: z.object({
    words: z
      .array(
        z.object({ said: text('said', MAX_PHRASE_LENGTH), productId: productIdInput('productId') }),
        { error: issue('field_required', { field: 'words' }) },
      )
      .min(1, issue('field_required', { field: 'words' }))
      .max(MAX_TAUGHT, tooMany),
  }),
  reply: z.object({ noted: z.int().meta({ description: 'Words that this order teaches' }) }),
})

export const learnedSchema = z
  .object({
    word: z.string(),
    productId: storedProductId,
    name: z.string(),
    means: z.string().meta({ description: 'The name, as long as a synonym may be' }),
  })
  .meta({ id: 'LearnedWord' })

export type LearnedWord = z.infer<typeof learnedSchema>

export const dismissLearned = endpoint('POST /api/admin/searches/learned/dismissed', {
  summary: 'Stop suggesting a learned word as a synonym for this product',
  access: 'admin',
  body: z.object({ word: line('word'), productId: productIdInput('productId') }),
  reply: z.object({}),
})
