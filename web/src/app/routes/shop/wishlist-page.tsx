import { Container } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { Popular } from '#features/not-found/components/popular.tsx'
import { Wishlist } from '#features/wishlist/components/wishlist.tsx'
import { useText } from '#features/wishlist/texts.ts'

export const WishlistPage = () => {
  const t = useText()
  return (
    <Container>
      <PageHeader title={t('title')} />
      <Wishlist whenFew={<Popular />} />
    </Container>
  )
}
