import { renderToStaticMarkup } from 'react-dom/server'
import { LogoMark } from '#app/layouts/logo.tsx'
import { ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { Container, Heading, Skeleton } from '#components/ui/elements.tsx'
import { UNTIL_DRAWN } from '#lib/browser/until-drawn.ts'
import type { Shop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { ShellPage } from './shell-pages.ts'

const styles = {
  // As high as the lines of the header that come in their place.
  banner: css({ h: { base: '8', md: '36px' }, bg: 'teal.night' }),
  header: css({ bg: 'ground', borderBottomWidth: '1px' }),
  name: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: { base: '14', md: '72px' },
    ml: { base: '12', lg: '0' },
    fontFamily: 'logo',
    fontSize: '1.625rem',
    lineHeight: 'none',
    letterSpacing: '-0.02em',
    '& img': { h: '10', maxW: '180px' },
  }),
  title: css({ pt: { base: '6', md: '10' }, pb: { base: '5', md: '8' } }),
  form: css({ maxW: '440px', mx: 'auto', '& > span': { h: '360px', borderRadius: 'lg' } }),
  // The menu of the admin area: beside the page, or above it on a phone.
  admin: css({ h: { base: '14', lg: '100dvh' }, w: { lg: '232px' }, bg: 'teal.night' }),
  rows: grid({ gap: '5', '& > span': { h: '24', borderRadius: 'lg' } }),
}

const LOOKS = {
  cards: <ProductGridSkeleton count={8} />,
  form: <Skeleton />,
  rows: (
    <div className={styles.rows}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  ),
}

/** Marks what the app's first rendering replaces. */
const MARK = { 'aria-hidden': true, [UNTIL_DRAWN]: '' }

/** What stands in place of a page of the admin area until its code is there. */
export const untilAdminDrawn = () =>
  renderToStaticMarkup(<div className={styles.admin} {...MARK} />)

type Wanted = { title?: string; look: ShellPage['look'] }

/** What stands in a page's place until its code is there. Nothing in it can be pressed. */
export const untilDrawn = ({ name, look: { logo } }: Shop, { title, look }: Wanted) =>
  renderToStaticMarkup(
    <div {...MARK}>
      <div className={styles.banner} />
      <div className={styles.header}>
        <Container>
          <div className={styles.name}>
            {logo ? <img src={logo} alt="" /> : <LogoMark />}
            {!logo && name}
          </div>
        </Container>
      </div>
      <Container>
        <div className={look === 'form' ? styles.form : undefined}>
          <Heading as="p" size="page" className={styles.title}>
            {title}
          </Heading>
          {LOOKS[look]}
        </div>
      </Container>
    </div>,
  )
