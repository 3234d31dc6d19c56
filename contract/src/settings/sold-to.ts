import type { Legal } from './settings.ts'

/**
 * The states that a seller sells to; undefined for all of India. A composition taxable person may not sell to another
 * state (CGST Act, s. 10(2)(c)).
 */
export const statesSoldTo = ({
  registration,
  state,
  sellsTo = [],
}: Pick<Legal, 'registration' | 'state' | 'sellsTo'>): readonly string[] | undefined => {
  if (registration === 'composition') return [state]
  return sellsTo.length > 0 ? sellsTo : undefined
}

/** Places without a known state, such as army post offices, are sold to. */
export const isSoldTo = (
  state: string | undefined,
  legal: Parameters<typeof statesSoldTo>[0],
): boolean => state === undefined || (statesSoldTo(legal)?.includes(state) ?? true)
