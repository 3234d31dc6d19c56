import type { Language } from '@bartan/contract/shop/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { ProductGridSkeleton } from '#components/commerce/product-grid.tsx'
import { Container, Heading, Skeleton } from '#components/ui/elements.tsx'
import { LogoMark } from '#components/ui/layout/logo-mark.tsx'
import { UNTIL_DRAWN } from '#lib/browser/until-drawn.ts'
import type { Shop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import type { ShellPage } from './shell-pages.ts'

const styles = {
  // As the line that comes in its place (top-banner.tsx), so that nothing moves.
  banner: css({ h: 'tap', my: { base: '-1.5', md: '-1' }, bg: 'teal.night' }),
  inHeader: css({ ml: { base: '12', lg: '0' } }),
  header: css({ bg: 'ground', borderBottomWidth: '1px' }),
  name: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: { base: '14', md: '72px' },
    fontFamily: 'logo',
    fontSize: '1.625rem',
    lineHeight: 'none',
    letterSpacing: '-0.02em',
    '& img': { h: '10', maxW: '180px' },
  }),
  title: css({ pt: { base: '6', md: '10' }, pb: { base: '5', md: '8' } }),
  form: css({ maxW: '440px', mx: 'auto', '& > span': { h: '360px', borderRadius: 'lg' } }),
  admin: css({
    display: 'grid',
    gridTemplateColumns: { base: '1', lg: '232px minmax(0, 1fr)' },
    alignItems: 'start',
  }),
  // The menu of the admin area: beside the page, or above it on a phone.
  menu: css({
    h: { base: '14', lg: '100dvh' },
    pl: { base: '14', lg: '6' },
    color: 'white',
    bg: 'teal.night',
  }),
  page: css({ p: { base: '4', md: '8' } }),
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

const Name = ({ name, look: { logo } }: Shop) => (
  <div className={styles.name}>
    {logo ? <img src={logo} alt="" /> : <LogoMark />}
    {!logo && name}
  </div>
)

/** What stands in place of a page of the admin area until its code is there. */
export const untilAdminDrawn = (shop: Shop) =>
  renderToStaticMarkup(
    <div className={styles.admin} {...MARK}>
      <div className={styles.menu}>
        <Name {...shop} />
      </div>
      <div className={styles.page}>{LOOKS.rows}</div>
    </div>,
  )

/** What stands in a page's place until its code is there. Nothing in it can be pressed. */
export const untilDrawn = (language: Language, shop: Shop, page?: ShellPage) =>
  renderToStaticMarkup(
    <div {...MARK}>
      <div className={styles.banner} />
      <div className={styles.header}>
        <Container>
          <div className={styles.inHeader}>
            <Name {...shop} />
          </div>
        </Container>
      </div>
      <Container>
        <div className={page?.look === 'form' ? styles.form : undefined}>
          <Heading as="p" size="page" className={styles.title}>
            {page?.title(language)}
          </Heading>
          {LOOKS[page?.look ?? 'rows']}
        </div>
      </Container>
    </div>,
  )
