import { Container } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { OnOffer } from '#features/catalog/components/on-offer.tsx'
import { useText } from '#features/catalog/on-offer-texts.ts'

export const OffersPage = () => {
  const t = useText()
  return (
    <Container>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <OnOffer />
    </Container>
  )
}
