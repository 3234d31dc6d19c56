import type { Rupees } from '../../shared/money.ts'
import { variantOffer } from '../price/variant-offer.ts'

/** GST rates in percent that a seller may enter. Choosing the right one is the seller's duty. */
export const GST_RATES = [0, 0.25, 1.5, 3, 5, 18, 28, 40] as const
export type GstRate = (typeof GST_RATES)[number]

/** Abolished on 2025-09-22 (Notification 9/2025): kept where it was entered, refused for new entries. */
export const PAST_GST_RATES: readonly number[] = [12]

export const isGstRate = (rate: number): rate is GstRate => GST_RATES.some((one) => one === rate)

/** Four digits up to a turnover of five crore, else six; eight for exports. */
export const HSN_PATTERN = /^\d{4}(\d{2}){0,2}$/

/** A product's fields for tax and label. Admins see what is missing; nothing is blocked. */
export const LEGAL_FIELDS = ['hsn', 'gstRate', 'gstRateNext', 'mrp', 'declarations'] as const
export type LegalField = (typeof LEGAL_FIELDS)[number]

/** What the law requires of each product; the compliance page checks it. */
export const REQUIRED_DECLARATIONS = [
  'hsn',
  'gstRate',
  'mrp',
  'netQuantity',
  'manufacturer',
  'countryOfOrigin',
] as const
export type RequiredDeclaration = (typeof REQUIRED_DECLARATIONS)[number]

/** A seller without GST has neither. */
export const isOfTax = (name: string): boolean => name === 'hsn' || name === 'gstRate'

/** What is asked of a product where only its label counts, or also its tax. */
export const declarationsOf = (isTaxed: boolean): readonly RequiredDeclaration[] =>
  isTaxed ? REQUIRED_DECLARATIONS : REQUIRED_DECLARATIONS.filter((name) => !isOfTax(name))

type Priced = { price: Rupees; mrp?: Rupees | undefined }

type Declared = {
  hsn?: string | undefined
  gstRate?: number | undefined
  mrp?: Rupees | undefined
  price: Rupees
  priceMax?: Rupees | undefined
  variants?:
    | readonly { price: Rupees; mrp?: Rupees | undefined; netQuantity?: unknown }[]
    | undefined
  declarations?:
    | {
        netQuantity?: unknown
        manufacturer?: string | undefined
        countryOfOrigin?: string | undefined
      }
    | undefined
}

const mrpOf = (product: Declared, one: Priced) => variantOffer<Rupees, Priced>(product, one).mrp

const hasMrp = (mrp: Rupees | undefined, price: Rupees): boolean =>
  mrp !== undefined && mrp >= price

/**
 * What a product lacks. A maximum retail price below the price counts as missing. The product needn't repeat what each
 * variant has (contract §17).
 */
export const missingDeclarations = (product: Declared): RequiredDeclaration[] => {
  const { hsn, gstRate, price, priceMax = price, declarations = {}, variants } = product
  const isEach = (says: (variant: NonNullable<typeof variants>[number]) => boolean): boolean =>
    variants !== undefined && variants.length > 0 && variants.every(says)
  const isPriced =
    isEach((one) => hasMrp(mrpOf(product, one), one.price)) ||
    hasMrp(mrpOf(product, product), priceMax)
  const isMeasured = isEach((one) => one.netQuantity !== undefined)
  const said: Record<RequiredDeclaration, unknown> = {
    hsn,
    gstRate: gstRate !== undefined && isGstRate(gstRate) ? gstRate : undefined,
    mrp: isPriced ? true : undefined,
    netQuantity: isMeasured ? true : declarations.netQuantity,
    manufacturer: declarations.manufacturer,
    countryOfOrigin: declarations.countryOfOrigin,
  }
  return REQUIRED_DECLARATIONS.filter((name) => said[name] === undefined || said[name] === '')
}

type Rated = {
  gstRate?: number | undefined
  gstRateNext?: { rate: number; from: string } | undefined
}

/** The rate on a day in the shop's time zone (2026-01-31); undefined if none was entered. */
export const gstRateOn = ({ gstRate, gstRateNext }: Rated, day: string): number | undefined =>
  gstRateNext && day >= gstRateNext.from ? gstRateNext.rate : gstRate
