import type { Product } from '@bartan/contract/products/schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { nameOf } from '#components/commerce/product-name.ts'
import { Container, VisuallyHidden } from '#components/ui/elements.tsx'
import { Breadcrumbs } from '#components/ui/layout/breadcrumbs.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { PriceNotes } from '#features/product/components/price-notes.tsx'
import { ProductDetailSkeleton } from '#features/product/components/product-detail-skeleton.tsx'
import { ProductDetail } from '#features/product/components/product-detail.tsx'
import { productQuery } from '#features/product/product-queries.ts'
import { useText } from '#features/product/texts.ts'
import type { Wanted } from '#features/product/use-product-choice.ts'
import { RecentlyViewedOnDemand } from '#features/recently-viewed/components/recently-viewed-on-demand.tsx'
import { ReviewsSection } from '#features/reviews/components/reviews-section.tsx'
import { ShareButton } from '#features/share/components/share-button.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { categoryName, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { addToCartSlot } from './add-to-cart-slot.tsx'
import { productPreview, placeholderProduct } from './placeholder-product.ts'

const styles = {
  // Height of a heading and a row of cards.
  similar: css({ minH: '520px' }),
}

const ProductInformation = lazyPart(
  async () => (await import('#features/product/label/product-information.tsx')).ProductInformation,
)

const SimilarProducts = lazyPart(
  async () => (await import('#features/product/components/similar-products.tsx')).SimilarProducts,
  <div className={styles.similar} />,
)

const NoSuchProduct = lazyPart(async () => (await import('./no-such-product.tsx')).NoSuchProduct)

const wantedIn = (search: string): Wanted => {
  const params = new URLSearchParams(search)
  return { color: params.get('color') ?? undefined, size: params.get('size') ?? undefined }
}

/** The key of the address at which the product was opened, kept in the history state. */
const openedIn = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'opened' in state &&
  typeof state.opened === 'string'
    ? state.opened
    : undefined

/**
 * The choice in the address when the product was opened, with a key that changes when a link to another choice is
 * followed. A choice on this page replaces the address but changes neither.
 */
const useWanted = () => {
  const { key, pathname, search, state } = useLocation()
  const address = pathname + search
  const [at, setAt] = useState({
    key,
    address,
    wanted: wantedIn(search),
    opened: openedIn(state) ?? key,
  })
  if (key === at.key && address === at.address) return at
  const opened = openedIn(state) ?? (address === at.address ? at.opened : key)
  const wanted = opened === at.opened ? at.wanted : wantedIn(search)
  const next = { key, address, wanted, opened }
  setAt(next)
  return next
}

type ProductViewProps = { product: Product; isPreview: boolean; wanted: Wanted; opened: string }

const ProductView = ({ product, isPreview, wanted, opened }: ProductViewProps) => {
  const t = useText()
  const navigate = useNavigate()
  const pathOf = (choice: Wanted) => paths.product(product._id, choice)
  return (
    <>
      <PageTitle>{nameOf(t.language, product)}</PageTitle>
      <ProductDetail
        isPage
        isPreview={isPreview}
        product={product}
        wanted={wanted}
        onChoose={(choice) => navigate(pathOf(choice), { replace: true, state: { opened } })}
        addToCart={addToCartSlot(product)}
        notes={(chosen) => <PriceNotes product={chosen} />}
        information={<ProductInformation />}
        share={(choice) => (
          <ShareButton
            label={t('share', { name: nameOf(t.language, product) })}
            name={nameOf(t.language, product)}
            path={pathOf(choice)}
          />
        )}
      />
      <ReviewsSection product={product} title={t('allReviews')} />
      <SimilarProducts />
      <RecentlyViewedOnDemand product={product} />
    </>
  )
}

export const ProductPage = () => {
  const t = useText()
  const shop = useShop()
  const { id = '' } = useParams()
  const { wanted, opened } = useWanted()
  const client = useQueryClient()
  const product = useQuery({
    ...productQuery(id),
    placeholderData: () => placeholderProduct(client, id),
  })
  const { data, error } = product
  const preview = data ? undefined : productPreview(client, id)
  const shown = data ?? preview
  if (!data && error instanceof ApiError && error.status === 404) return <NoSuchProduct />
  const parents = [
    { label: t('home'), to: paths.home },
    data
      ? {
          label: categoryName(t.language, shop, data.category),
          to: paths.collection({ category: data.category }),
        }
      : { label: t('allProducts'), to: paths.collection() },
  ]
  return (
    <Container>
      <div className={css({ py: { base: '3', md: '5' } })}>
        <Breadcrumbs parents={parents} current={shown ? nameOf(t.language, shown) : '…'} />
      </div>
      {!shown && <VisuallyHidden as="h1">{t('product')}</VisuallyHidden>}
      <LoadState load={product} skeleton={<ProductDetailSkeleton preview={preview} />}>
        {(found) => (
          <ProductView
            key={`${found._id} ${opened}`}
            product={found}
            isPreview={product.isPlaceholderData}
            wanted={wanted}
            opened={opened}
          />
        )}
      </LoadState>
    </Container>
  )
}
