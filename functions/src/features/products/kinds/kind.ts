/** A kind of household goods (lexicon.ts). */
export type Kind = {
  id: string
  /** Names by language. */
  en: readonly string[]
  hi: readonly string[]
  mr: readonly string[]
  bn: readonly string[]
  ta: readonly string[]
  /** A search for those finds this as well: a tawa is a pan. */
  isA: readonly string[]
  /** What may serve instead: a search for this finds it, behind this. */
  near: readonly string[]
  /** Ids of uses. */
  uses: readonly string[]
}

/** What goods are used for. */
export type Use = {
  id: string
  names: string
  /** Other words of goods for it. */
  also?: string
}
