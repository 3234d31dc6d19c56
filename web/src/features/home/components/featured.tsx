import { Container } from '#components/ui/elements.tsx'
import { grid } from '#styled-system/patterns'
import { useHome } from '../sections.ts'
import { useText } from '../texts.ts'
import { Banner } from './banner.tsx'

/** A banner that by default links to /collection/all, in the singular of spec §2. */
export const Featured = () => {
  const t = useText()
  const { banners } = useHome()
  if (banners.length === 0) return null
  return (
    <Container className={grid({ gap: '6' })} as="section" aria-label={t('featured')}>
      {banners.map((banner) => (
        <Banner key={banner.title} banner={banner} tone="dark" />
      ))}
    </Container>
  )
}
