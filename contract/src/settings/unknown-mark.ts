import type { PlainReason } from '../reasons/reason.ts'
import { reason } from '../reasons/reasons.ts'

/** Error messages show only this much of a longer placeholder. */
const MAX_SHOWN = 30

/** Why a text is refused: its first unknown placeholder would be shown empty or as it is. */
export const unknownMark = (text: string, known: readonly string[]): PlainReason | undefined => {
  const mark = text.match(/\{[^{}]*\}/g)?.find((one) => !known.includes(one))
  return mark === undefined
    ? undefined
    : reason('mark_unknown', {
        mark: mark.slice(0, MAX_SHOWN).toWellFormed(),
        known: known.join(', '),
      })
}
