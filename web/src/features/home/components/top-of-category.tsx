import { HOME_TOP_LIMIT } from '@bartan/contract/shared/list-limits'
import { useQuery } from '@tanstack/react-query'
import { ProductGrid, ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { Container, TextLink } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { paths } from '#lib/paths.ts'
import { categoryName, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { topOfCategoryQuery } from '../home-queries.ts'
import { useText } from '../texts.ts'
import { SectionHeader } from './section-header.tsx'

const styles = {
  // Touch target of full height, without moving what is around it.
  more: css({ py: '11px', my: '-11px' }),
}

export const TopOfCategory = () => {
  const t = useText()
  const shop = useShop()
  const category = useShop().categories[0]?.name ?? ''
  const name = categoryName(t.language, shop, category)
  const load = useQuery(topOfCategoryQuery(category))
  // No heading above an empty row.
  if (load.data?.length === 0) return null
  return (
    <Container as="section" aria-labelledby="top-of-category">
      <SectionHeader
        id="top-of-category"
        title={t('topOf', { name })}
        aside={
          <TextLink className={styles.more} to={paths.collection({ category })}>
            {t('shop', { name })}
          </TextLink>
        }
      />
      <LoadState load={load} skeleton={<ProductGridSkeleton count={HOME_TOP_LIMIT} />}>
        {(products) => <ProductGrid products={products} />}
      </LoadState>
    </Container>
  )
}
