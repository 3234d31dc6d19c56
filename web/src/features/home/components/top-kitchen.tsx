import { useQuery } from '@tanstack/react-query'
import { HOME_KITCHEN_LIMIT } from '@bartan/contract/catalog-options'
import { Container } from '../../../components/container.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LoadState } from '../../../components/load-state.tsx'
import { ProductGrid, ProductGridSkeleton } from '../../../components/product-grid.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'
import { text } from '../../../copy/texts.ts'
import { kitchenQuery } from '../api/kitchen-query.ts'
import { copy } from '../copy.ts'
import { SectionHeader } from './section-header.tsx'

export const TopKitchen = () => (
  <Container as="section" aria-labelledby="top-kitchen">
    <SectionHeader
      id="top-kitchen"
      title={text('topKitchen')}
      aside={
        <TextLink to={paths.collection({ category: 'Kitchen' })}>{copy('allKitchen')}</TextLink>
      }
    />
    <LoadState
      load={useQuery(kitchenQuery)}
      skeleton={<ProductGridSkeleton count={HOME_KITCHEN_LIMIT} />}
      isEmpty={(products) => products.length === 0}
      empty={<EmptyState as="h3" title={text('noProducts')} />}
    >
      {(products) => <ProductGrid products={products} />}
    </LoadState>
  </Container>
)
