import { rupees } from '@bartan/contract/shared/money'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { textIn } from './texts.ts'

/** Label for the price that the server found in a search: `max=500`, `min=200&max=400`. */
export const searchPriceLabel = (language: Language, query: string): string => {
  const bounds = new URLSearchParams(query)
  const amount = (name: string) => formatRupees(rupees(Number(bounds.get(name))))
  const [min, max] = [amount('min'), amount('max')]
  if (bounds.has('min') && bounds.has('max')) return textIn(language, 'fromTo', { min, max })
  return bounds.has('max')
    ? textIn(language, 'upTo', { price: max })
    : textIn(language, 'from', { price: min })
}

/** Removes a measure from the search words. */
export const withoutSearchMeasure = async (
  removed: string,
  search = '',
): Promise<string | undefined> => {
  const { readSearchMeasures } =
    await import('@bartan/contract/products/search-measure/read-measures')
  const { words, measures } = readSearchMeasures(search)
  const others = measures.map(({ label }) => label).filter((label) => label !== removed)
  return [...others, words].filter(Boolean).join(' ') || undefined
}

/** Removes the price from the search words. The rule is large, so it loads on demand. */
export const withoutSearchPrice = async (search = ''): Promise<string | undefined> => {
  const { readSearchPrice } =
    await import('@bartan/contract/products/search-price/read-search-price')
  return readSearchPrice(search).words || undefined
}
