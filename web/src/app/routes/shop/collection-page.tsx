import { ALL_COLLECTION } from '@bartan/contract/products/rules'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { CollectionView } from '#features/catalog/components/collection-view.tsx'
import { readFilters } from '#features/catalog/filters.ts'
import { facetsQuery } from '#features/catalog/product-queries.ts'

const NoSuchCollection = lazyPart(
  async () => (await import('#features/not-found/components/not-found.tsx')).NoSuchCollection,
)

const NO_FILTERS = readFilters(new URLSearchParams())

export const CollectionPage = () => {
  const { collection = ALL_COLLECTION } = useParams()
  // A collection without any products doesn't exist, unlike a filter or search without results.
  const isNamed = collection !== ALL_COLLECTION
  const { data } = useQuery({ ...facetsQuery(collection, NO_FILTERS), enabled: isNamed })
  if (isNamed && data?.total === 0) return <NoSuchCollection />
  return <CollectionView key={collection} collection={collection} made={data?.made} />
}
