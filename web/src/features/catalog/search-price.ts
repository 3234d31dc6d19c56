import { formatRupees } from '#components/commerce/format-rupees.ts'
import { t } from './texts.ts'

/** What a chip says of the price that the server read from a search: `max=500`, `min=200&max=400`. */
export const searchPriceLabel = (told: string): string => {
  const bounds = new URLSearchParams(told)
  const rupees = (name: string) => formatRupees(Number(bounds.get(name)))
  const [min, max] = [rupees('min'), rupees('max')]
  if (bounds.has('min') && bounds.has('max')) return t('fromTo', { min, max })
  return bounds.has('max') ? t('upTo', { price: max }) : t('from', { price: min })
}

/** The search without its price. The rule knows many words, so it is loaded when it is needed. */
export const withoutSearchPrice = async (search = ''): Promise<string | undefined> => {
  const { readSearchPrice } =
    await import('@bartan/contract/products/search-price/read-search-price')
  return readSearchPrice(search).words || undefined
}
