import type { ProductChange } from '@bartan/contract/products/input-schema'
import { isBlank, numberOf, orNothing } from '../form/typed-values.ts'
import type { LegalName, LegalTexts } from './legal-texts.ts'
import { noLegalTexts } from './legal-texts.ts'

/** Legal data in the API's form, not validated yet. */
export type LegalInput = Partial<Record<Extract<keyof ProductChange, string>, unknown>>

const differ = (names: readonly LegalName[], before: LegalTexts, after: LegalTexts): boolean =>
  names.some((name) => before[name].trim() !== after[name].trim())

/** Dates as Indian spreadsheets write them: 31/12/2026 and 31-12-2026. */
const INDIAN_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

const dayOf = (text: string): string | undefined => {
  const [, day = '', month = '', year] = INDIAN_DAY.exec(text.trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : orNothing(text)
}

const amountOf = (text: string): unknown => (isBlank(text) ? null : numberOf(text))

/** Tells whether all fields of a combined value are empty. */
const isBlankIn = (texts: LegalTexts, ...names: LegalName[]): boolean =>
  names.every((name) => isBlank(texts[name]))

const BIS = ['bisStandard', 'bisLicence', 'bisExempt'] as const
const PLAIN = ['manufacturer', 'packer', 'importer', 'countryOfOrigin', 'genericName'] as const

const YES = /^(?:yes|true)$/i
const NO = /^(?:no|false)?$/i

/** Other text is kept, so that the schema reports it. */
const exemptOf = (text: string): unknown =>
  YES.test(text.trim()) ? true : NO.test(text.trim()) ? undefined : text

const declarationsOf = (before: LegalTexts, after: LegalTexts) => ({
  ...(differ(['netQuantity', 'netUnit'], before, after) && {
    netQuantity: isBlankIn(after, 'netQuantity', 'netUnit')
      ? null
      : { value: numberOf(after.netQuantity), unit: after.netUnit.trim() },
  }),
  ...Object.fromEntries(
    PLAIN.filter((name) => differ([name], before, after)).map((name) => [
      name,
      orNothing(after[name]) ?? null,
    ]),
  ),
  ...(differ(BIS, before, after) && {
    bis: isBlankIn(after, ...BIS)
      ? null
      : {
          standard: orNothing(after.bisStandard),
          licence: orNothing(after.bisLicence),
          exempt: exemptOf(after.bisExempt),
        },
  }),
})

/** Only changed parts, so that other admins' changes stay. */
export const legalChange = (before: LegalTexts, after: LegalTexts): LegalInput => {
  const declarations = declarationsOf(before, after)
  return {
    ...(differ(['hsn'], before, after) && { hsn: orNothing(after.hsn) ?? null }),
    ...(differ(['gstRate'], before, after) && { gstRate: amountOf(after.gstRate) }),
    ...(differ(['gstRateNext', 'gstRateNextFrom'], before, after) && {
      gstRateNext: isBlankIn(after, 'gstRateNext', 'gstRateNextFrom')
        ? null
        : { rate: amountOf(after.gstRateNext) ?? undefined, from: dayOf(after.gstRateNextFrom) },
    }),
    ...(differ(['mrp'], before, after) && { mrp: amountOf(after.mrp) }),
    ...(Object.keys(declarations).length > 0 && { declarations }),
  }
}

export const legalInput = (texts: LegalTexts): LegalInput => legalChange(noLegalTexts, texts)
