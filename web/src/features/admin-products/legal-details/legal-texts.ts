import type { Product } from '@bartan/contract/products/schema'
import { textIn } from './texts.ts'
import type { Language } from '@bartan/contract/shop/languages'

/** Tax and label data as texts, for forms and tables; '' if missing. */
const TEXT_OF = {
  hsn: ({ hsn }) => hsn,
  gstRate: ({ gstRate }) => gstRate,
  gstRateNext: ({ gstRateNext }) => gstRateNext?.rate,
  gstRateNextFrom: ({ gstRateNext }) => gstRateNext?.from,
  mrp: ({ mrp }) => mrp,
  netQuantity: ({ declarations }) => declarations?.netQuantity?.value,
  netUnit: ({ declarations }) => declarations?.netQuantity?.unit,
  manufacturer: ({ declarations }) => declarations?.manufacturer,
  packer: ({ declarations }) => declarations?.packer,
  importer: ({ declarations }) => declarations?.importer,
  countryOfOrigin: ({ declarations }) => declarations?.countryOfOrigin,
  genericName: ({ declarations }) => declarations?.genericName,
  bisStandard: ({ declarations }) => declarations?.bis?.standard,
  bisLicence: ({ declarations }) => declarations?.bis?.licence,
  bisExempt: ({ declarations }) => (declarations?.bis?.exempt ? 'yes' : undefined),
} as const satisfies Record<string, (product: Product) => string | number | undefined>

export type LegalName = keyof typeof TEXT_OF
export type LegalTexts = Record<LegalName, string>

export const LEGAL_NAMES = Object.keys(TEXT_OF) as LegalName[]

const textsBy = (textOf: (name: LegalName) => string) =>
  Object.fromEntries(LEGAL_NAMES.map((name) => [name, textOf(name)])) as LegalTexts

export const noLegalTexts: LegalTexts = textsBy(() => '')

export const legalTextsOf = (product: Product): LegalTexts =>
  textsBy((name) => String(TEXT_OF[name](product) ?? ''))

const isLegal = (name: string): name is LegalName => name in TEXT_OF

/** Fields whose name differs from the API schema's. */
const BY_PATH: Readonly<Record<string, LegalName>> = {
  'gstRateNext.rate': 'gstRateNext',
  'gstRateNext.from': 'gstRateNextFrom',
  'declarations.netQuantity.value': 'netQuantity',
  'declarations.netQuantity.unit': 'netUnit',
  'declarations.bis': 'bisStandard',
  'declarations.bis.standard': 'bisStandard',
  'declarations.bis.licence': 'bisLicence',
  'declarations.bis.exempt': 'bisExempt',
}

/** The field for an API path, if it is a legal one. */
export const legalNameAt = (path: string): LegalName | undefined => {
  const own = path.replace(/^declarations\./, '')
  return BY_PATH[path] ?? (isLegal(own) ? own : undefined)
}

export const legalLabel = (language: Language, name: LegalName): string => textIn(language, name)
