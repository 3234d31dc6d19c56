import type { ImportFault } from '@bartan/contract/products/import-schema'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { withParams } from '@bartan/contract/reasons/reasons'
import type { Language } from '@bartan/contract/shop/languages'
import { translateReason } from '#i18n/translate.ts'
import { faultOf } from '../form/product-faults.ts'
import { labelOf } from '../form/product-fields.ts'

const ofVariant = (name: string): string => name.replace(/^variants\./, '')

/** What is wrong with a planned row, with the form's name of the field. */
export const faultText = (language: Language, { field, ...told }: ImportFault): string => {
  const name = ofVariant(field)
  const why = { reason: '', params: {}, ...told } as PlainReason
  const about = why.params['field']
  return typeof about === 'string'
    ? faultOf(language, name, withParams(why, { field: ofVariant(about) }))
    : `${labelOf(language, name)}: ${translateReason(language, why)}`
}
