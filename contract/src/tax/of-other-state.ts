import { stateOf } from '../shared/pin.ts'
import { isCredit, type ReturnDocument } from './return-document.ts'

export type OfOtherState = { number: string; placeOfSupply: string; state: string }

/**
 * Sales whose document names another state than the buyer's PIN code is in now. Documents never change: the seller
 * decides whether a credit note and a new document are called for. Those that were taken back are left out.
 */
export const ofOtherState = (documents: readonly ReturnDocument[]): OfOtherState[] => {
  const credited = new Set(documents.filter(isCredit).map(({ of }) => of?.number))
  return documents.flatMap((document) => {
    const { number, placeOfSupply, buyer } = document
    const { postalCode = '', country = '' } = buyer
    const state = stateOf({ postalCode, country })
    const isOther = state !== undefined && state !== placeOfSupply
    return isOther && !isCredit(document) && !credited.has(number)
      ? [{ number, placeOfSupply, state }]
      : []
  })
}
