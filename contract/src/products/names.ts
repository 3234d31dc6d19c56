import type { Translations } from '../shop/languages.ts'

/**
 * The name of a product in other languages, also in carts and orders. `nameHi` is from when Hindi was the only one: it
 * is read if there is no `nameIn`, and still written for older versions.
 */
type Names = { nameIn?: Translations | undefined; nameHi?: string | undefined }
type Descriptions = {
  descriptionIn?: Translations | undefined
  descriptionHi?: string | undefined
}

export type Named = Names & { name: string }
type Described = Descriptions & { description: string }

/** All names but the default one, by language. */
export const namesOf = ({ nameIn, nameHi }: Names): Translations =>
  nameIn ?? (nameHi ? { hi: nameHi } : {})

export const descriptionsOf = ({ descriptionIn, descriptionHi }: Descriptions): Translations =>
  descriptionIn ?? (descriptionHi ? { hi: descriptionHi } : {})

export const nameOf = (named: Named, language: string): string =>
  namesOf(named)[language] ?? named.name

export const descriptionOf = (described: Described, language: string): string =>
  descriptionsOf(described)[language] ?? described.description

const isAny = (texts: Translations): boolean => Object.keys(texts).length > 0

/** The names for a copy or a reply; an empty object if there are none. */
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
 * The displayed choice of a product, e.g. `Red · 18 L`; '' without a choice.
 *
 * @param shown translates a color or size for the reader
 */
export const choiceName = (
  { size = '', color = '' }: Choice,
  shown: (value: string) => string = String,
): string =>
  [color, size]
    .filter((part) => part !== '')
    .map((part) => shown(part))
    .join(' · ')
