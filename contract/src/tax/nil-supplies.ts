import type { Row } from '../csv/write-csv.ts'
import { NO_MONEY, plainRupees } from '../shared/money.ts'
import { isB2b, isNil, returned, sums, withLines, type ReturnDocument } from './return-document.ts'

const NIL = [
  'Description',
  'Nil Rated Supplies',
  'Exempted(other than nil rated/non GST supply)',
  'Non-GST Supplies',
]

const NIL_ROWS = [
  ['Inter-State supplies to registered persons', true, true],
  ['Intra-State supplies to registered persons', false, true],
  ['Inter-State supplies to unregistered persons', true, false],
  ['Intra-State supplies to unregistered persons', false, false],
] as const

/** Table 8: supplies at 0 %, less what was credited. The shop does not tell exempt goods from nil-rated ones. */
export const nil = (documents: readonly ReturnDocument[]): Row[] => {
  const sold = returned(documents).map((document) => withLines(document, isNil))
  const valueFor = (isInterState: boolean, isRegistered: boolean) =>
    sums(
      sold.filter((one) => one.isInterState === isInterState && isB2b(one) === isRegistered),
      () => [],
    )[0]?.[1].taxable ?? NO_MONEY
  return [
    NIL,
    ...NIL_ROWS.map(([description, isInterState, isRegistered]): Row => [
      description,
      plainRupees(valueFor(isInterState, isRegistered)),
      '0.00',
      '0.00',
    ]),
  ]
}
