export type OptionKind = 'size' | 'color'

const COLOR =
  'color colors colour colours रंग रङ्ग कलर রং রঙ কালার நிறம் வண்ணம் கலர் rang rango niram'.split(' ')
const SIZE =
  'size sizes साइज साइज़ आकार माप সাইজ আকার মাপ அளவு சைஸ் akar naap capacity क्षमता ধারণক্ষমতা கொள்ளளவு'.split(
    ' ',
  )

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'pa')

const has = (words: readonly string[], known: readonly string[]): boolean =>
  words.some((word) => known.some((one) => one.normalize('NFC') === word))

/** What an option of another shop means; undefined for one that is neither size nor color, or only partly so. */
export const optionKind = (name: string): OptionKind | undefined => {
  const words = wordsOf(name)
  if (words.length !== 1) return undefined
  if (has(words, COLOR)) return 'color'
  return has(words, SIZE) ? 'size' : undefined
}

/** Of a name such as "Lid Colour": what it may mean, which only the owner knows. */
export const openOption = (name: string): OptionKind | undefined => {
  const words = wordsOf(name)
  if (words.length < 2) return undefined
  if (has(words, COLOR)) return 'color'
  return has(words, SIZE) ? 'size' : undefined
}
