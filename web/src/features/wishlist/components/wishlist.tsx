import type { ListedProduct } from '@bartan/contract/products/listed-schema'
import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProductGrid, ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { ButtonLink, TextLink, VisuallyHidden, Note } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { useWishlist } from '#lib/session/wishlist.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { customerWishlistQuery, guestWishlistQuery } from '../wishlist-calls.ts'

const ABOVE_THE_FOLD = 4

const Empty = ({ children }: { children?: ReactNode }) => {
  const t = useText()
  return (
    <>
      <EmptyState
        title={t('empty')}
        Icon={Heart}
        action={<ButtonLink to={paths.collection()}>{t('browse')}</ButtonLink>}
        text={t('emptyWhy')}
      />
      {children}
    </>
  )
}

/** Products in the order of the ids, without those removed since loading. */
const ordered = (products: readonly ListedProduct[], ids: readonly string[]): ListedProduct[] =>
  ids.flatMap((id) => products.find(({ _id }) => _id === id) ?? [])

const GuestNote = () => {
  const t = useText()
  return (
    <Note className={css({ mt: '8' })}>
      {t('guest')} <TextLink to={paths.login(paths.wishlist)}>{t('logIn')}</TextLink> {t('why')}
    </Note>
  )
}

/** Few goods leave room below, which the page fills. */
const FEW = 4

/** `whenFew` is shown below an empty or short wishlist; the page passes it in. */
export const Wishlist = ({ whenFew }: { whenFew?: ReactNode }) => {
  const t = useText()
  const user = useUser()
  const wishlist = useWishlist()
  const ids = wishlist.productIds
  const guests = useQuery({ ...guestWishlistQuery(wishlist), enabled: !user && ids.length > 0 })
  const customers = useQuery({
    ...customerWishlistQuery(user?._id ?? ''),
    enabled: user !== undefined,
  })
  if (ids.length === 0 && !(user && customers.isPending)) return <Empty>{whenFew}</Empty>
  return (
    <>
      <VisuallyHidden as="h2">{t('products')}</VisuallyHidden>
      <LoadState
        load={user ? customers : guests}
        skeleton={<ProductGridSkeleton count={Math.min(8, ids.length || 4)} />}
        isEmpty={(products) => ordered(products, ids).length === 0}
        empty={<Empty />}
      >
        {(products) => (
          <ProductGrid
            label={t('products')}
            products={ordered(products, ids)}
            priority={ABOVE_THE_FOLD}
          />
        )}
      </LoadState>
      {!user && <GuestNote />}
      {ids.length < FEW && (user ? customers : guests).data && whenFew}
    </>
  )
}
