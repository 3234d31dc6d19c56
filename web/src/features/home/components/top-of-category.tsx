import { useQuery } from '@tanstack/react-query'
import { HOME_TOP_LIMIT } from '@bartan/contract/shared/list-limits'
import { Container } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { ProductGrid, ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { categoryName, useShop } from '#lib/shop-settings.ts'
import { text } from '#i18n/texts.ts'
import { topOfCategoryQuery } from '../api/home-queries.ts'
import { t } from '../texts.ts'
import { SectionHeader } from './section-header.tsx'

export const TopOfCategory = () => {
  const category = useShop().categories[0]?.name ?? ''
  const name = categoryName(category)
  return (
    <Container as="section" aria-labelledby="top-of-category">
      <SectionHeader
        id="top-of-category"
        title={t('topOf', { name })}
        aside={<TextLink to={paths.collection({ category })}>{t('shop', { name })}</TextLink>}
      />
      <LoadState
        load={useQuery(topOfCategoryQuery(category))}
        skeleton={<ProductGridSkeleton count={HOME_TOP_LIMIT} />}
        isEmpty={(products) => products.length === 0}
        empty={<EmptyState as="h3" title={text('noProducts')} />}
      >
        {(products) => <ProductGrid products={products} />}
      </LoadState>
    </Container>
  )
}
