import {
  inputOf,
  nothingIn,
  readCell,
  writeCell,
} from '@bartan/contract/products/fields/field-cells'
import { fieldAt, type FieldName } from '@bartan/contract/products/fields/fields'
import type { ProductChange } from '@bartan/contract/products/input-schema'
import type { Product } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { textIn } from './texts.ts'

/** Tax and label data, which forms and tables have as texts; '' if missing. */
export const LEGAL_NAMES = [
  'hsn',
  'gstRate',
  'gstRateNext',
  'gstRateNextFrom',
  'mrp',
  'netQuantity',
  'netUnit',
  'manufacturer',
  'packer',
  'importer',
  'countryOfOrigin',
  'genericName',
  'bisStandard',
  'bisLicence',
  'bisExempt',
] as const satisfies readonly FieldName[]

export type LegalName = (typeof LEGAL_NAMES)[number]
export type LegalTexts = Record<LegalName, string>

const textsBy = (textOf: (name: LegalName) => string) =>
  Object.fromEntries(LEGAL_NAMES.map((name) => [name, textOf(name)])) as LegalTexts

export const noLegalTexts: LegalTexts = textsBy(() => '')

export const legalTextsOf = (product: Product): LegalTexts =>
  textsBy((name) => writeCell(name, product))

/** The field for an API path, or for its own name, if it is a legal one. */
export const legalNameAt = (path: string): LegalName | undefined =>
  LEGAL_NAMES.find((name) => name === (fieldAt(path) ?? path)) ??
  (path === 'declarations.bis' ? 'bisStandard' : undefined)

export const legalLabel = (language: Language, name: LegalName): string => textIn(language, name)

/** Legal data in the API's form, not validated yet. */
export type LegalInput = Partial<Record<Extract<keyof ProductChange, string>, unknown>>

const said = (names: readonly LegalName[], texts: LegalTexts) =>
  new Map(names.map((name) => [name, readCell(name, texts[name]) ?? nothingIn(name)]))

/** Only changed parts, so that other admins' changes stay. */
export const legalChange = (before: LegalTexts, after: LegalTexts): LegalInput => {
  const changed = LEGAL_NAMES.filter((name) => before[name].trim() !== after[name].trim())
  return inputOf(said(changed, after), inputOf(said(LEGAL_NAMES, after), undefined))
}

export const legalInput = (texts: LegalTexts): LegalInput => legalChange(noLegalTexts, texts)
