import { roundRupees, type Rupees } from '../../shared/money.ts'

/** A unit of measure: small quantities are priced per `base`, larger ones per `large`. */
type Measure = { base: string; inBase: number; large: string; inLarge: number }

const WEIGHT = { base: 'g', large: 'kg', inLarge: 1000 }
const VOLUME = { base: 'ml', large: 'l', inLarge: 1000 }
const LENGTH = { base: 'cm', large: 'm', inLarge: 100 }

const MEASURES: ReadonlyMap<string, Measure> = new Map([
  ['mg', { ...WEIGHT, inBase: 0.001 }],
  ['g', { ...WEIGHT, inBase: 1 }],
  ['kg', { ...WEIGHT, inBase: 1000 }],
  ['ml', { ...VOLUME, inBase: 1 }],
  ['l', { ...VOLUME, inBase: 1000 }],
  ['mm', { ...LENGTH, inBase: 0.1 }],
  ['cm', { ...LENGTH, inBase: 1 }],
  ['m', { ...LENGTH, inBase: 100 }],
  ['n', { base: 'N', inBase: 1, large: 'N', inLarge: 1 }],
  ['u', { base: 'U', inBase: 1, large: 'U', inLarge: 1 }],
])

export type UnitPrice = { price: Rupees; unit: string }

/**
 * The unit sale price (Legal Metrology (Packaged Commodities) Rules 2011, rule 6(11)): per gram, millilitre or
 * centimetre up to a kilogram, litre or metre; above that per kilogram, litre or metre. Undefined if it equals the
 * price, or the unit is unknown.
 */
export const unitPrice = (
  price: Rupees,
  { value, unit }: { value: number; unit: string },
): UnitPrice | undefined => {
  const measure = MEASURES.get(unit.trim().toLowerCase())
  if (!measure || value <= 0) return undefined
  const quantity = value * measure.inBase
  if (quantity === measure.inLarge) return undefined
  return quantity > measure.inLarge
    ? { price: roundRupees((price / quantity) * measure.inLarge), unit: measure.large }
    : { price: roundRupees(price / quantity), unit: measure.base }
}
