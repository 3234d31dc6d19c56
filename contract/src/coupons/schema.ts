import { z } from 'zod'
import { MAX_TYPED } from './rules.ts'
import { text } from '../shared/field.ts'

/** As typed; missing, null and empty all mean that there is none. */
export const couponField = z.preprocess(
  (value) => (value === null || value === '' ? undefined : value),
  text('couponCode', MAX_TYPED).optional(),
)
