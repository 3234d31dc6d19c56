import * as z from 'zod'
import { GST_RATES, isGstRate, PAST_GST_RATES } from '../products/law/declarations.ts'
import { PRICE_CHOICES } from '../products/law/rate-changes.ts'
import { issue } from '../reasons/issues.ts'
import { oneOf } from '../shared/field.ts'
import { day, list, object } from './field-schema.ts'
import { refuseRepeated } from './repeated-schema.ts'
import { MAX_ENTRIES } from './rules.ts'

/** A rate that products can have, abolished ones included. */
const knownRate = (field: string, isKnown: (rate: number) => boolean) => {
  const why = issue('field_not_one_of', { field, choices: GST_RATES.join(', ') })
  return z.number({ error: why }).refine(isKnown, why)
}

const rateChangeSchema = object('rateChanges', {
  rate: knownRate('rate', (rate) => isGstRate(rate) || PAST_GST_RATES.includes(rate)),
  to: knownRate('to', isGstRate),
  from: day('from'),
  prices: oneOf('prices', PRICE_CHOICES),
}).refine(({ rate, to }) => rate !== to, { path: ['to'], error: issue('rate_unchanged') })

export const rateChangesSchema = list('rateChanges', rateChangeSchema, MAX_ENTRIES.rateChanges)
  .check(refuseRepeated(({ rate, from }) => `${from} ${rate}`, 'rate'))
  .meta({
    description:
      'From midnight in India on a day, what is taxed at `rate` is taxed at `to`; prices, which include the tax, stay or move with it. Begun ones stay as they are',
  })
