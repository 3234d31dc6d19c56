import { fractionOf, numberOf } from '../vocabulary/number-words.ts'
import { AND } from '../vocabulary/talk.ts'
import type { Token } from './tokens.ts'

/** Where "and a half" ends that begins here; here, if it doesn't. */
export const halfEnd = (tokens: readonly Token[], at: number): number => {
  const before = tokens[at - 1]
  const isBehindNumber = (before?.digits ?? numberOf(before?.plain ?? '')) !== undefined
  if (!isBehindNumber || !AND.has(tokens[at]?.plain ?? '')) return at
  const end = tokens[at + 1]?.plain === 'a' ? at + 2 : at + 1
  return fractionOf(tokens[end]?.plain ?? '') === 0.5 ? end + 1 : at
}
