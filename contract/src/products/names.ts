import type { Translations } from '../shop/languages.ts'

/**
 * What a product, or a copy of it in a cart or an order, is called: in other languages by `nameIn`. Earlier versions
 * knew Hindi alone, as `nameHi`: it is read where there is no `nameIn`, and kept beside it for them.
 */
type Names = { nameIn?: Translations | undefined; nameHi?: string | undefined }
type Descriptions = {
  descriptionIn?: Translations | undefined
  descriptionHi?: string | undefined
}

export type Named = Names & { name: string }
type Described = Descriptions & { description: string }

/** All names but the first one, by language. */
export const namesOf = ({ nameIn, nameHi }: Names): Translations =>
  nameIn ?? (nameHi ? { hi: nameHi } : {})

export const descriptionsOf = ({ descriptionIn, descriptionHi }: Descriptions): Translations =>
  descriptionIn ?? (descriptionHi ? { hi: descriptionHi } : {})

/** In a language; where the shop has not given one, the first. */
export const nameOf = (named: Named, language: string): string =>
  namesOf(named)[language] ?? named.name

export const descriptionOf = (described: Described, language: string): string =>
  descriptionsOf(described)[language] ?? described.description

const isAny = (texts: Translations): boolean => Object.keys(texts).length > 0

/** The names that a copy or a reply bears: none of them if there are none. */
export const namesToCopy = (names: Names): { nameIn?: Translations; nameHi?: string } => {
  const nameIn = namesOf(names)
  return { ...(isAny(nameIn) && { nameIn }), ...(nameIn['hi'] && { nameHi: nameIn['hi'] }) }
}

export const descriptionsToCopy = (
  descriptions: Descriptions,
): { descriptionIn?: Translations; descriptionHi?: string } => {
  const descriptionIn = descriptionsOf(descriptions)
  const { hi } = descriptionIn
  return { ...(isAny(descriptionIn) && { descriptionIn }), ...(hi && { descriptionHi: hi }) }
}

export type Choice = { size?: string | undefined; color?: string | undefined }

/**
 * What people call the choice of a product, wherever they read it: `Red · 18 L`; '' where there is nothing to choose.
 *
 * @param shown a color or a size in the words of the reader
 */
export const choiceName = (
  { size = '', color = '' }: Choice,
  shown: (value: string) => string = String,
): string =>
  [color, size]
    .filter((part) => part !== '')
    .map((part) => shown(part))
    .join(' · ')
