import law from './law-2026.json' with { type: 'json' }

/**
 * What the law asks of household goods, as far as it was found (law-2026.json): a list to look through, not advice. Each entry has its
 * source, the day on which it was seen, and the day on which it has to be looked at again.
 */

export const LAW_KINDS = ['bis', 'advertising', 'packaging', 'label', 'rate'] as const

/** Goods that it is about: any of what is named, or, with `all`, some of each. */
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
  /** Since when it holds, where that is known. */
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

/** Why an entry holds for a product. */
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

/** What holds for a product, and why: what holds for all goods is left out. */
export const lawOf = (goods: Goods): { entry: LawEntry; why: LawReason }[] =>
  LAW.flatMap((entry) => {
    const reasons = reasonsOf(entry.applies, goods)
    const [why] = reasons.flat()
    const holds = entry.applies.all ? reasons.every((one) => one.length > 0) : why !== undefined
    return holds && why ? [{ entry, why }] : []
  })

/** What holds for all goods. */
export const lawOfAll = (): LawEntry[] => LAW.filter(({ applies }) => applies.every)

/** Entries that have to be looked at again by a day. */
export const overdueLaw = (day: string): LawEntry[] => LAW.filter(({ review }) => review < day)
