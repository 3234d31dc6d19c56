import { HelpNav } from '#app/layouts/shop/help-nav.tsx'
import { Container } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { Grievances } from '#features/grievances/components/grievances.tsx'
import { useText } from '#features/grievances/texts.ts'
import { SellerCard } from '#features/legal/seller-card.tsx'

export const GrievancesPage = () => {
  const t = useText()
  return (
    <Container>
      <HelpNav />
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <Grievances officer={<SellerCard isOnComplaints />} />
    </Container>
  )
}
