import { isDeepStrictEqual } from 'node:util'
import type { RateChange } from '@bartan/contract/products/law/rate-changes'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Settings } from '@bartan/contract/settings/settings'
import { invalidField } from '#domain/app-error.ts'

type Rates = Pick<Settings, 'rateChanges'>

const keyOf = ({ from, rate }: RateChange): string => `${from} ${rate}`

/** Prices and documents depend on changes in force: these stay, and new ones begin tomorrow at the earliest. */
export const refuseBegun = (
  { rateChanges: before = [] }: Rates,
  { rateChanges: after = [] }: Rates,
  today: string,
): void => {
  const known = new Map(before.map((one) => [keyOf(one), one]))
  const kept = new Map(after.map((one) => [keyOf(one), one]))
  for (const [key, one] of known)
    if (one.from <= today && !isDeepStrictEqual(kept.get(key), one))
      throw invalidField('rateChanges', reason('rate_begun', { rate: one.rate, day: one.from }))
  for (const [place, one] of after.entries())
    if (one.from <= today && !known.has(keyOf(one)))
      throw invalidField(`rateChanges.${place}.from`, reason('rate_too_soon'))
}
