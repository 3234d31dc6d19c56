import { GST_RATES } from '@bartan/contract/products/law/declarations'
import { textIn } from './texts.ts'
import type { Language } from '@bartan/contract/shop/languages'

type Options = readonly (readonly [value: string, label: string])[]

export const rateOptions = (language: Language): Options =>
  GST_RATES.map((rate) => [String(rate), textIn(language, 'percent', { rate })])

/** Those of which a price per unit can be worked out. */
export const unitOptions = (language: Language): Options => [
  ['N', textIn(language, 'unitN')],
  ['U', textIn(language, 'unitU')],
  ...['g', 'kg', 'ml', 'l', 'cm', 'm'].map((unit) => [unit, unit] as const),
]

/** Offered beside what other products of the brand say. */
export const COUNTRIES = ['India', 'China', 'Vietnam', 'Bangladesh', 'Nepal'] as const
