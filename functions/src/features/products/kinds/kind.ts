/**
 * A kind of household goods. Names stand by language, parted by commas, in its script and in Latin letters, as shoppers
 * spell them; each name belongs to one kind. Case, plurals and accents need no entries.
 */
export type Kind = {
  id: string
  en?: string
  hi?: string
  mr?: string
  bn?: string
  ta?: string
  /** A search for those finds this as well: a tawa is a pan. */
  isA?: readonly string[]
  /** What may serve instead: a search for this finds it, behind this. */
  near?: readonly string[]
  /** Ids of uses. */
  uses?: readonly string[]
}

export const NAME_LANGUAGES = ['en', 'hi', 'mr', 'bn', 'ta'] as const

/** What goods are used for. */
export type Use = {
  id: string
  names: string
  /** Other words of goods for it. */
  also?: string
}
