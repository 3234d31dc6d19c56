import { Container } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { OnOffer } from '#features/catalog/components/on-offer.tsx'
import { useText as useOfferText } from '#features/catalog/on-offer-texts.ts'
import { useText } from '#features/catalog/texts.ts'

export const OffersPage = () => {
  const t = useText()
  const offer = useOfferText()
  return (
    <Container>
      <PageHeader title={t('offers')}>{offer('lead')}</PageHeader>
      <OnOffer />
    </Container>
  )
}
