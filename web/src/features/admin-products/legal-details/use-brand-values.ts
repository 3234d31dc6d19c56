import { listText } from '@bartan/contract/shared/address/list-text'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/api-client.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { legalTextsOf, type LegalName, type LegalTexts } from './legal-texts.ts'

/** Number of the brand's newest products that are read. */
const LOOKED_AT = 50
const OFFERED = 8

const brandQuery = (brand: string) => ({
  queryKey: adminKey('legal-values', brand),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LegalTexts[]> => {
    const query = { brand: listText([brand]), limit: String(LOOKED_AT) }
    const products = await call('GET /api/admin/products', { query }, { signal })
    return products.map(legalTextsOf)
  },
  // Optional: the form works without suggestions.
  enabled: brand !== '',
  retry: false,
})

/** Values of a field in the brand's other products, most frequent first. */
export const useBrandValues = (brand: string): ((name: LegalName) => string[]) => {
  const { data = [] } = useQuery(brandQuery(brand))
  return (name) => {
    const counts = new Map<string, number>()
    for (const { [name]: value } of data)
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, OFFERED)
      .map(([value]) => value)
  }
}
