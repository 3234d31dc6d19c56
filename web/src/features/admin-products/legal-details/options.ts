import { GST_RATES } from '@bartan/contract/products/law/declarations'
import type { Language } from '@bartan/contract/shop/languages'
import { textIn } from './texts.ts'

type Options = readonly (readonly [value: string, label: string])[]

export const rateOptions = (language: Language): Options =>
  GST_RATES.map((rate) => [String(rate), textIn(language, 'percent', { rate })])

/** Units for which a price per unit can be computed. */
export const unitOptions = (language: Language): Options => [
  ['N', textIn(language, 'unitN')],
  ['U', textIn(language, 'unitU')],
  ...['g', 'kg', 'ml', 'l', 'cm', 'm'].map((unit) => [unit, unit] as const),
]

/** Suggestions in addition to the brand's other values. */
export const COUNTRIES = ['India', 'China', 'Vietnam', 'Bangladesh', 'Nepal'] as const
