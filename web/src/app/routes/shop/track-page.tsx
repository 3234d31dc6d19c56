import { Container } from '#components/ui/elements.tsx'
import { PageHeader } from '#components/ui/layout/page-header.tsx'
import { OrderTimeline } from '#features/orders/components/order-timeline.tsx'
import { Track } from '#features/track/components/track.tsx'
import { useText } from '#features/track/texts.ts'

export const TrackPage = () => {
  const t = useText()
  return (
    <Container>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <Track timeline={(order) => <OrderTimeline order={order} />} />
    </Container>
  )
}
