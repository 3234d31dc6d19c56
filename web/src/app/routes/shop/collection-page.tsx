import { ALL_COLLECTION } from '@bartan/contract/catalog-options'
import { useParams } from 'react-router-dom'
import { CollectionView } from '../../../features/catalog/components/collection-view.tsx'

export const CollectionPage = () => {
  const { collection = ALL_COLLECTION } = useParams()
  return <CollectionView key={collection} collection={collection} />
}
