import { SHOP, SHOP_TEL } from '@bartan/contract/shop/shop-config'
import { Mail, MapPin, Phone } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Container } from '#components/ui/elements.tsx'
import { OutsideLink, TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { NewsletterBox } from '#features/newsletter/components/newsletter-box.tsx'
import { t } from '#app/layouts/texts.ts'
import { LanguageLink } from '#app/layouts/language-link.tsx'
import { Logo } from '#app/layouts/logo.tsx'
import { navLinks } from './nav-links.ts'
import { SocialIcon } from './social-icon.tsx'
import { css, cx } from '#styled-system/css'

const styles = {
  root: css({ fontStyle: 'normal' }),
  groupTitle: css({
    fontSize: 'sm',
    fontFamily: 'body',
    fontWeight: 'semibold',
    color: 'saffron',
    mb: '1',
  }),
  // Lines far enough apart for a thumb.
  row: css({
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    minH: { base: 'tap', md: 'tap.sm' },
    '& a': { py: '10px', my: '-10px' },
    py: '1.5',
  }),
  text: css({ display: 'block' }),
  row2: css({
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    minH: { base: 'tap', md: 'tap.sm' },
    '& a': { py: '10px', my: '-10px' },
  }),
  outsideLink: css({ whiteSpace: 'nowrap' }),
  root2: css({ gridColumn: { base: '1 / -1', md: 'auto' } }),
  list: css({ columnGap: '6' }),
  list2: css({ display: { base: 'flex', md: 'block' } }),
  textLink: css({ minW: '6' }),
  root3: css({ mb: { base: '10', md: '12' } }),
  root4: css({
    mt: { base: '16', md: '24' },
    bg: 'teal.night',
    color: 'white',
    overflowAnchor: 'none',
    '& :focus-visible': { outlineColor: 'white', boxShadow: 'none' },
  }),
  container: css({ py: { base: '10', md: '16' } }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: {
      base: '1fr 1fr',
      md: 'repeat(4, 1fr)',
      xl: '1.6fr 1fr 1fr 1fr 1.6fr',
    },
    columnGap: '8',
    rowGap: '10',
  }),
  box: css({
    gridColumn: { base: '1 / -1', md: 'span 3', xl: 'auto' },
    maxW: { base: '36ch', xl: '30ch' },
  }),
  text2: css({ mt: '3', color: 'night.soft' }),
  box2: css({
    gridColumn: { base: '1 / -1', md: '4', xl: '5' },
    gridRow: { md: '1 / span 2', xl: '1' },
  }),
  row3: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '2',
    mt: '12',
    pt: '6',
    fontSize: 'sm',
    color: 'night.faint',
    borderTopWidth: '1px',
    borderColor: 'night.line',
  }),
  languageLink: css({
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'tap',
    color: 'white',
    fontWeight: 'semibold',
    _hover: { color: 'saffron' },
  }),
}

type Group = { title: string; links: readonly { label: string; to: string }[]; isLine?: boolean }

/** The short lists are in one line where the footer has two columns, instead of leaving a gap beside them. */
const groups = (): Group[] => [
  { title: t('shop'), links: navLinks() },
  {
    title: t('help'),
    links: [
      { label: t('shipping'), to: paths.shipping },
      { label: t('returns'), to: paths.returns },
      { label: t('contact'), to: paths.contact },
      { label: t('yourOrders'), to: paths.myOrders },
    ],
  },
  {
    title: t('about'),
    isLine: true,
    links: [
      { label: t('privacy'), to: paths.privacy },
      { label: t('terms'), to: paths.terms },
    ],
  },
]

const Contact = () => (
  <address className={styles.root}>
    <h2 className={styles.groupTitle}>{t('findUs')}</h2>
    <ul>
      <li className={styles.row}>
        <MapPin aria-hidden size={18} style={{ flexShrink: 0, marginTop: 3 }} />
        <OutsideLink tone="plain" href={SHOP.mapUrl} target="_blank" rel="noreferrer">
          {SHOP.address.map((line) => (
            <span className={styles.text} key={line}>
              {translateValue(line)}
            </span>
          ))}
        </OutsideLink>
      </li>
      <li className={styles.row2}>
        <Phone aria-hidden size={18} />
        <OutsideLink className={styles.outsideLink} tone="plain" href={SHOP_TEL}>
          {SHOP.phone}
        </OutsideLink>
      </li>
      <li className={styles.row2}>
        <Mail aria-hidden size={18} />
        <OutsideLink tone="plain" href={`mailto:${SHOP.email}`}>
          {SHOP.email}
        </OutsideLink>
      </li>
      <li className={styles.row2}>
        <SocialIcon size={18} />
        <OutsideLink tone="plain" href={SHOP.social.url} target="_blank" rel="noreferrer">
          {SHOP.social.name}
        </OutsideLink>
      </li>
    </ul>
  </address>
)

const Groups = () =>
  groups().map(({ title, links, isLine }) => (
    <nav className={cx(isLine && styles.root2)} key={title} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={cx(styles.list, isLine && styles.list2)}>
        {links.map(({ label, to }) => (
          <li className={styles.row2} key={to}>
            <TextLink className={styles.textLink} tone="plain" to={to}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  ))

/** A page that is a form asks for nothing else, least of all for another email address. */
const FORMS = new Set<string>([paths.login(), paths.register(), paths.checkout])

const Newsletter = () => {
  const { pathname } = useLocation()
  return (
    !FORMS.has(pathname) && (
      <div className={styles.root3}>
        <NewsletterBox />
      </div>
    )
  )
}

export const Footer = () => (
  <footer
    className={styles.root4}
    // While a list above it grows, the list stays in place and the footer moves, not the other way round.
  >
    <Container className={styles.container}>
      <Newsletter />
      <div className={styles.grid}>
        <div className={styles.box}>
          <Logo />
          <p className={styles.text2}>{t('story', { tagline: translateValue(SHOP.tagline) })}</p>
        </div>
        <Groups />
        <div className={styles.box2}>
          <Contact />
        </div>
      </div>
      <div className={styles.row3}>
        <p>
          © {SHOP.name}. {t('cashOnDelivery')}
        </p>
        <LanguageLink className={styles.languageLink} />
      </div>
    </Container>
  </footer>
)
