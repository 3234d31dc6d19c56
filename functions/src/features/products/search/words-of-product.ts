import { descriptionsOf, namesOf } from '@bartan/contract/products/names'
import type { Product } from '@bartan/contract/products/schema'
import { FIELD } from './postings.ts'
import { headOf, wordsOf, type Word } from './words.ts'

const NEGATIVE =
  /^\s*(?:(?:no|not|none|never|without|nahi|nahin|nhi|नहीं|नही|बिना)(?![\p{L}\p{M}])|[✗✘–—-]\s*$)/iu

/** A fact's words for search. "Induction: no" gives none, because people who search for induction don't want it. */
export const textOfFact = ({ name, value }: { name: string; value: string }): string =>
  NEGATIVE.test(value) ? '' : `${name} ${value}`

export const codesOf = ({ sku, gtin, variants = [] }: Product): string[] => [
  sku,
  ...(gtin ? [gtin] : []),
  ...variants.flatMap((variant) => [variant.sku, ...(variant.gtin ? [variant.gtin] : [])]),
]

export const searchedText = (product: Product): string =>
  [
    product.name,
    ...Object.values(namesOf(product)),
    product.description,
    ...Object.values(descriptionsOf(product)),
    product.brand,
    product.category,
    product.material,
    product.collection,
    product.declarations?.countryOfOrigin,
    ...(product.facts ?? []).map(textOfFact),
    '',
    ...product.colors,
    '',
    ...product.sizes,
    '',
    ...codesOf(product),
  ].join('\n')

/** Each word of a product by stem, with the fields that contain it; the number of words in its name, and its names. */
export const fieldsOfWords = (product: Product) => {
  const found = new Map<string, { word: Word; fields: number }>()
  const put = (words: readonly Word[], field: number) => {
    for (const word of words) {
      const known = found.get(word.stem)
      if (known) known.fields |= field
      else found.set(word.stem, { word, fields: field })
    }
  }
  const names: Word[][] = []
  const putName = (text: string) => {
    const name = wordsOf(text)
    names.push(name)
    put(name, FIELD.name)
    put(name.slice(0, 1), FIELD.first)
    put(name.slice(headOf(name)).slice(0, 1), FIELD.head)
  }
  putName(product.name)
  const nameLength = Math.min(255, found.size)
  for (const name of Object.values(namesOf(product))) putName(name)
  for (const label of [product.brand, product.category, product.material, product.collection])
    put(wordsOf(label), FIELD.label)
  put(wordsOf(product.description), FIELD.description)
  for (const text of Object.values(descriptionsOf(product))) put(wordsOf(text), FIELD.description)
  put(wordsOf(product.declarations?.countryOfOrigin ?? ''), FIELD.description)
  for (const fact of product.facts ?? []) put(wordsOf(textOfFact(fact)), FIELD.description)
  for (const choice of [...product.colors, ...product.sizes]) put(wordsOf(choice), FIELD.choice)
  return { found, nameLength, names }
}
