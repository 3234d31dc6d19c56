import { issue } from '../reasons/issues.ts'

/** Error messages show only this much of a longer placeholder. */
const MAX_SHOWN = 30

/** The issue of a text's first unknown placeholder, which would be sent empty or as it is. */
export const unknownMark = (text: string, known: readonly string[]): string | undefined => {
  const mark = text.match(/\{[^{}]*\}/g)?.find((one) => !known.includes(one))
  return mark === undefined
    ? undefined
    : issue('mark_unknown', {
        mark: mark.slice(0, MAX_SHOWN).toWellFormed(),
        known: known.join(', '),
      })
}
