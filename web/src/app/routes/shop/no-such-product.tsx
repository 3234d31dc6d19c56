import { useParams } from 'react-router-dom'
import { categoryName, firstCategory, useShop } from '#lib/shop-settings.ts'
import { PackageSearch } from 'lucide-react'
import { useEffect } from 'react'
import { ButtonLink } from '#components/ui/link.tsx'
import { Container } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { lazyPart } from '#components/ui/loading/lazy-part.tsx'
import { PageTitle } from '#components/ui/layout/page-title.tsx'
import { paths } from '#lib/paths.ts'
import { useSpecText } from '#i18n/texts.ts'
import { useText } from '#features/product/texts.ts'
import { forgetViewed } from '#features/recently-viewed/viewed.ts'
import { useLanguage } from '#i18n/language.ts'

const Popular = lazyPart(
  async () => (await import('#features/not-found/components/popular.tsx')).Popular,
)

/** Shown for a product that doesn't exist. */
export const NoSuchProduct = () => {
  const text = useSpecText()
  const t = useText()
  const language = useLanguage()
  const shop = useShop()
  const { id = '' } = useParams()
  useEffect(() => forgetViewed(id), [id])
  return (
    <Container>
      <EmptyState
        as="h1"
        title={text('productNotFound')}
        icon={<PackageSearch size={36} strokeWidth={1.5} />}
        action={
          <>
            <ButtonLink to={paths.collection()}>{t('seeAll')}</ButtonLink>
            <ButtonLink variant="outline" to={paths.collection({ category: firstCategory(shop) })}>
              {categoryName(language, shop, firstCategory(shop))}
            </ButtonLink>
          </>
        }
      >
        <PageTitle>{text('productNotFound')}</PageTitle>
        {t('gone')}
      </EmptyState>
      <Popular />
    </Container>
  )
}
