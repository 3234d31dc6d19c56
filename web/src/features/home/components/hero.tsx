import { Container } from '#components/ui/container.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { FIRST_CATEGORY } from '../categories.ts'
import { t } from '../texts.ts'
import { Banner } from './banner.tsx'

/** The first thing on the page; it leads to the first category (spec §2). */
export const Hero = () => (
  <Container pt={{ base: '4', md: '6' }}>
    <Banner
      isFirst
      to={paths.collection({ category: FIRST_CATEGORY })}
      scene="hero"
      tone="light"
      title={t('heroTitle')}
      text={t('heroText')}
      action={t('shop', { name: translateValue(FIRST_CATEGORY) })}
    />
  </Container>
)
