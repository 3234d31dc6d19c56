import { Container } from '#components/ui/elements.tsx'
import { useHome } from '#features/home/use-home.ts'
import { Banner } from './banner.tsx'
import { css } from '#styled-system/css'

const styles = {
  root: css({ pt: { base: '3', md: '6' } }),
}

/** The first thing on the page; as the code has it, it leads to the first category (spec §2). */
export const Hero = () => (
  <Container className={styles.root}>
    <Banner isFirst banner={useHome().hero} tone="light" />
  </Container>
)
