/** Rates of goods and services tax, in percent: what a seller may enter. Which one holds is the seller's to know. */
export const GST_RATES = [0, 0.25, 3, 5, 12, 18, 28, 40] as const
export type GstRate = (typeof GST_RATES)[number]

/** Four digits up to a turnover of five crore, else six; eight where goods are exported. */
export const HSN_PATTERN = /^\d{4}(\d{2}){0,2}$/

/** What a product says of its tax and on its label. Admins see where it is missing; nothing is blocked by that. */
export const LEGAL_FIELDS = ['hsn', 'gstRate', 'gstRateNext', 'mrp', 'declarations'] as const
export type LegalField = (typeof LEGAL_FIELDS)[number]

/** What the law wants told of each product, and the compliance page looks for. */
export const REQUIRED_DECLARATIONS = [
  'hsn',
  'gstRate',
  'mrp',
  'netQuantity',
  'manufacturer',
  'countryOfOrigin',
] as const
export type RequiredDeclaration = (typeof REQUIRED_DECLARATIONS)[number]

type Declared = {
  hsn?: string | undefined
  gstRate?: number | undefined
  mrp?: number | undefined
  price: number
  priceMax?: number | undefined
  declarations?:
    | {
        netQuantity?: unknown
        manufacturer?: string | undefined
        countryOfOrigin?: string | undefined
      }
    | undefined
}

/** What a product lacks. A maximum price below what a variant costs is as good as none. */
export const missingDeclarations = (product: Declared): RequiredDeclaration[] => {
  const { hsn, gstRate, mrp, price, priceMax = price, declarations = {} } = product
  const said: Record<RequiredDeclaration, unknown> = {
    hsn,
    gstRate,
    mrp: mrp !== undefined && mrp >= priceMax ? mrp : undefined,
    netQuantity: declarations.netQuantity,
    manufacturer: declarations.manufacturer,
    countryOfOrigin: declarations.countryOfOrigin,
  }
  return REQUIRED_DECLARATIONS.filter((name) => said[name] === undefined || said[name] === '')
}

type Rated = {
  gstRate?: number | undefined
  gstRateNext?: { rate: number; from: string } | undefined
}

/** The rate that holds on a day of the shop's time zone, as 2026-01-31; undefined if nobody has entered one. */
export const gstRateOn = ({ gstRate, gstRateNext }: Rated, day: string): number | undefined =>
  gstRateNext && day >= gstRateNext.from ? gstRateNext.rate : gstRate
