import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import { useLocation } from 'react-router-dom'
import { HelpNav } from '#app/layouts/shop/help-nav.tsx'
import { Container } from '#components/ui/elements.tsx'
import { Info } from '#features/info/components/info.tsx'
import { SellerCard } from '#features/legal/seller-card.tsx'
import { NotFound } from '#features/not-found/components/not-found.tsx'

export const InfoPage = () => {
  const { pathname } = useLocation()
  const slug = CONTENT_SLUGS.find((one) => contentPath(one) === pathname.replace(/\/$/, ''))
  if (!slug) return <NotFound />
  return (
    <Container>
      <HelpNav />
      {/* Remounts for each page, so that no text of the previous page stays. */}
      <Info key={slug} slug={slug} seller={<SellerCard />} />
    </Container>
  )
}
