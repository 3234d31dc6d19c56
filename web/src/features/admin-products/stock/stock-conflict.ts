import type { Language } from '@bartan/contract/shop/languages'
import type { ConflictAnswer, ConflictQuestion } from '#components/ui/overlay/conflict-question.tsx'
import { isStale } from '#lib/api/server-errors.ts'
import { textIn } from '../texts.ts'

export type Ask = (question: ConflictQuestion) => Promise<ConflictAnswer>

type Change = { countInStock?: number; countInStockWas?: number }

const stockNow = (error: unknown): number | undefined =>
  isStale(error) ? error.current?.countInStock : undefined

/** Describes how the stock changed while another value was typed. */
const conflictOf = (
  language: Language,
  was: number,
  now: number,
  mine: number,
): ConflictQuestion => ({
  change: textIn(language, 'conflict', { was, now }),
  mine: textIn(language, 'conflict.mine', { count: mine }),
  theirs: textIn(language, 'conflict.theirs', { count: now }),
})

/**
 * Saves a change based on the stock `was`. If the stock has changed meanwhile, `ask` decides: 'mine' overwrites it,
 * 'theirs' keeps it and saves the rest. Without an answer the error is thrown.
 */
export const writeStock = async <C extends Change, T>(
  language: Language,
  change: C,
  was: number,
  { write, ask }: { write: (change: C) => Promise<T>; ask: Ask },
): Promise<T> => {
  const { countInStock: mine } = change
  if (mine === undefined) return write(change)
  try {
    return await write({ ...change, countInStockWas: was })
  } catch (error) {
    const now = stockNow(error)
    if (now === undefined) throw error
    const answer = await ask(conflictOf(language, was, now, mine))
    if (answer === undefined) throw error
    // Based on the current stock: another change asks again.
    const settled = answer === 'mine' ? mine : now
    return writeStock(language, { ...change, countInStock: settled }, now, { write, ask })
  }
}
