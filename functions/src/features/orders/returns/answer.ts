import { isSameLine, type LineUnits } from '@bartan/contract/cart/rules'
import type { decideReturn } from '@bartan/contract/orders/endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import type { ParsedOf } from '@bartan/contract/shared/endpoint'
import { invalidField } from '#domain/app-error.ts'
import type { Exchanged } from './exchanged-lines.ts'

export type Answer = ParsedOf<typeof decideReturn>['body']

type DecidedLine = NonNullable<Answer['lines']>[number]

const onlyWith = (field: string, other: string) =>
  invalidField(field, reason('field_only_with', { field, other }))

/** Throws if the answer has fields of another decision. */
export const refuseAnswer = ({ decision, lines, declineReason }: Answer): void => {
  const isDeclined = decision === 'declined'
  if (!isDeclined && declineReason) throw onlyWith('declineReason', 'declined')
  if (isDeclined && lines?.length) throw onlyWith('lines', 'accepted')
  const wanted = lines?.findIndex((line) => line.for) ?? -1
  if (decision !== 'exchanged' && wanted !== -1)
    throw invalidField(
      `lines.${wanted}.for`,
      reason('field_only_with', { field: 'for', other: 'exchanged' }),
    )
  if (decision === 'exchanged' && wanted === -1)
    throw invalidField('lines', reason('exchange_for_nothing'))
}

/** The units of a return with their destination: stock, unless the answer marks them as damaged. */
export const decidedLines = (
  asked: readonly LineUnits[],
  decided: readonly DecidedLine[],
): (LineUnits & { restock?: false })[] => {
  const stranger = decided.findIndex((line) => !asked.some((other) => isSameLine(other, line)))
  if (stranger !== -1) throw invalidField(`lines.${stranger}`, reason('not_in_return'))
  return asked.map((line) => {
    const { restock } = decided.findLast((other) => isSameLine(other, line)) ?? { restock: true }
    return restock ? line : { ...line, restock }
  })
}

/** Units to be replaced. */
export const exchangedLines = (
  asked: readonly LineUnits[],
  decided: readonly DecidedLine[],
): Exchanged[] =>
  asked.flatMap(({ productId, size, color, quantity }) => {
    const back = { productId, size, color, quantity }
    const wanted = decided.findLast((other) => isSameLine(other, back))?.for
    return wanted ? [{ back, for: wanted }] : []
  })
