import { Container } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { FIRST_CATEGORY } from '../categories.ts'
import { t } from '../texts.ts'
import { Banner } from './banner.tsx'
import { css } from '#styled-system/css'

const styles = {
  root: css({ pt: { base: '3', md: '6' } }),
}

/** The first thing on the page; it leads to the first category (spec §2). */
export const Hero = () => (
  <Container className={styles.root}>
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
