import { GST_RATES } from '@bartan/contract/products/declarations'
import { t } from './texts.ts'

type Options = readonly (readonly [value: string, label: string])[]

export const rateOptions = (): Options =>
  GST_RATES.map((rate) => [String(rate), t('percent', { rate })])

/** Those of which a price per unit can be worked out. */
export const unitOptions = (): Options => [
  ['N', t('unitN')],
  ['U', t('unitU')],
  ...['g', 'kg', 'ml', 'l', 'cm', 'm'].map((unit) => [unit, unit] as const),
]

/** Offered beside what other products of the brand say. */
export const COUNTRIES = ['India', 'China', 'Vietnam', 'Bangladesh', 'Nepal'] as const
