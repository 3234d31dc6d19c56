import law from './law-2026.json' with { type: 'json' }

/**
 * Legal requirements for household goods, as far as they were found (law-2026.json): a checklist, not advice. Each
 * entry has its source, the day it was seen, and the day of its next review.
 */

export const LAW_KINDS = ['bis', 'advertising', 'packaging', 'label', 'rate'] as const

/** The goods that an entry covers: those that match any condition, or with `all` a value of every condition. */
type Applies = {
  every?: boolean
  imported?: boolean
  all?: boolean
  hsn?: string[]
  materials?: string[]
  words?: string[]
  restricted?: string[]
}

export type LawEntry = {
  id: string
  kind: string
  title: string
  titleHi: string
  text: string
  textHi: string
  source: string
  /** In force since, if known. */
  since?: string
  seen: string
  review: string
  applies: Applies
}

export const LAW: readonly LawEntry[] = law

export type Goods = {
  name: string
  material?: string | undefined
  hsn?: string | undefined
  restricted?: string | undefined
  countryOfOrigin?: string | undefined
}

export const LAW_REASONS = ['hsn', 'material', 'word', 'restricted', 'imported'] as const
export type LawReason = { by: (typeof LAW_REASONS)[number]; of: string }

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(^|[^\\p{L}\\p{M}])${word}s?($|[^\\p{L}\\p{M}])`, 'iu').test(text)

const reasonsOf = (applies: Applies, goods: Goods): LawReason[][] => {
  const { name, material = '', hsn = '', restricted = '', countryOfOrigin = '' } = goods
  const found = (by: LawReason['by'], of: readonly string[]) => of.map((one) => ({ by, of: one }))
  return [
    applies.hsn && found('hsn', hsn === '' ? [] : applies.hsn.filter((one) => hsn.startsWith(one))),
    applies.materials &&
      found(
        'material',
        applies.materials.filter((one) => hasWord(material, one)),
      ),
    applies.words &&
      found(
        'word',
        applies.words.filter((one) => hasWord(name, one)),
      ),
    applies.restricted &&
      found(
        'restricted',
        applies.restricted.filter((one) => one === restricted),
      ),
    applies.imported &&
      found(
        'imported',
        countryOfOrigin === '' || /^(india|भारत)$/iu.test(countryOfOrigin) ? [] : [countryOfOrigin],
      ),
  ].filter((one): one is LawReason[] => Array.isArray(one))
}

/** The entries that apply to a product, and why; entries for all goods are left out. */
export const lawOf = (goods: Goods): { entry: LawEntry; why: LawReason }[] =>
  LAW.flatMap((entry) => {
    const reasons = reasonsOf(entry.applies, goods)
    const [why] = reasons.flat()
    const holds = entry.applies.all ? reasons.every((one) => one.length > 0) : why !== undefined
    return holds && why ? [{ entry, why }] : []
  })

export const lawOfAll = (): LawEntry[] => LAW.filter(({ applies }) => applies.every)

/** The entries whose review is due by a day. */
export const overdueLaw = (day: string): LawEntry[] => LAW.filter(({ review }) => review < day)
