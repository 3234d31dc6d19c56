import { reason } from '@bartan/contract/reasons/reasons'
import { isSameLine } from '@bartan/contract/cart/rules'
import type { LineKey } from '@bartan/contract/cart/rules'
import { invalidField } from '#domain/app-error.ts'

/** What an admin says to a return. */
export type Answer = {
  decision: 'accepted' | 'declined'
  lines?: (LineKey & { restock: boolean })[] | null | undefined
  declineReason?: string | null | undefined
}

/** Throws if the answer bears what belongs to the other decision. */
export const refuseAnswer = ({ decision, lines, declineReason }: Answer): void => {
  const [field, other] =
    decision === 'accepted' ? ['declineReason', 'declined'] : ['lines', 'accepted']
  const isGiven = decision === 'accepted' ? Boolean(declineReason) : Boolean(lines?.length)
  if (isGiven) throw invalidField(field, reason('field_only_with', { field, other }))
}

/** The units of a return with where they go: back in stock, unless the answer says that they are damaged. */
export const decidedLines = (
  asked: readonly (LineKey & { quantity: number })[],
  decided: NonNullable<Answer['lines']>,
): (LineKey & { quantity: number; restock?: false })[] => {
  const stranger = decided.findIndex((line) => !asked.some((other) => isSameLine(other, line)))
  if (stranger !== -1) throw invalidField(`lines.${stranger}`, reason('not_in_return'))
  return asked.map((line) => {
    const { restock } = decided.findLast((other) => isSameLine(other, line)) ?? { restock: true }
    return restock ? line : { ...line, restock }
  })
}
