import type { Language } from '@bartan/contract/shop/languages'
import { Mail, MapPin, Phone } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { LanguageMenu } from '#app/layouts/language-menu.tsx'
import { Logo } from '#app/layouts/logo.tsx'
import { Container, OutsideLink, TextLink } from '#components/ui/elements.tsx'
import { NewsletterBox } from '#features/newsletter/components/newsletter-box.tsx'
import { addressLine } from '#i18n/address-line.ts'
import { useLanguage } from '#i18n/translate.ts'
import { paths } from '#lib/paths.ts'
import { shopTel, shopText, useShop, type Shop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { SocialIcon } from './brand-icons.tsx'
import { aboutLinks, helpLinks, useText, textIn } from './footer-texts.ts'
import { navLinks } from './nav-links.ts'
import { SellerLine } from './seller-line.tsx'

const styles = {
  address: css({ fontStyle: 'normal' }),
  groupTitle: css({
    fontSize: 'sm',
    fontFamily: 'body',
    fontWeight: 'semibold',
    color: 'saffron',
    mb: '1',
  }),
  // Line height for touch targets.
  addressItem: css({
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    minH: { base: 'tap', md: 'tap.sm' },
    '& a': { py: '11px', my: '-11px' },
    py: '1.5',
  }),
  item: css({
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    minH: { base: 'tap', md: 'tap.sm' },
    '& a': { py: '11px', my: '-11px' },
  }),
  phone: css({ whiteSpace: 'nowrap' }),
  wideGroup: css({ gridColumn: { base: '1 / -1', md: 'auto' } }),
  list: css({ columnGap: '6' }),
  lineOfLinks: css({ display: { base: 'flex', md: 'block' } }),
  link: css({ display: 'inline-block', minW: 'tap' }),
  // Excludes the footer from scroll anchoring: while a list above grows, the list stays in place and the footer
  // moves.
  root: css({
    mt: { base: '16', md: '24' },
    bg: 'teal.night',
    color: 'white',
    overflowAnchor: 'none',
    '& :focus-visible': { outlineColor: 'white', boxShadow: 'none' },
  }),
  columns: grid({
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)', xl: '1.6fr 1fr 1fr 1fr 1.6fr' },
    columnGap: '8',
    rowGap: '10',
  }),
  about: css({
    gridColumn: { base: '1 / -1', md: 'span 3', xl: 'auto' },
    maxW: { base: '36ch', xl: '30ch' },
  }),
  story: css({ mt: '3', color: 'night.soft' }),
  contact: css({
    gridColumn: { base: '1 / -1', md: '4', xl: '5' },
    gridRow: { md: '1 / span 2', xl: '1' },
  }),
  bottomLine: wrap({
    align: 'center',
    justify: 'space-between',
    columnGap: '8',
    rowGap: '2',
    mt: '6',
    pt: '6',
    fontSize: 'sm',
    color: 'night.faint',
    borderTopWidth: '1px',
    borderColor: 'night.line',
  }),
  languageMenu: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minH: 'tap',
    minW: 'tap',
    color: 'white',
    fontWeight: 'semibold',
    _hover: { color: 'saffron' },
  }),
}

type Group = { title: string; links: readonly { label: string; to: string }[]; isLine?: boolean }

/** Short lists share a line where the footer has two columns, so that there is no gap. */
const groups = (language: Language, shop: Shop): Group[] => [
  {
    title: textIn(language, 'shop'),
    links: [...navLinks(language, shop), { label: textIn(language, 'offers'), to: paths.offers }],
  },
  {
    title: textIn(language, 'help'),
    links: [...helpLinks(language), { label: textIn(language, 'yourOrders'), to: paths.myOrders }],
  },
  { title: textIn(language, 'about'), isLine: true, links: aboutLinks(language) },
]

/** Links to the map if the settings have a location. */
const Address = () => {
  const language = useLanguage()
  const { address, mapUrl } = useShop()
  const lines = address.map((line) => (
    <span className={css({ display: 'block' })} key={line}>
      {addressLine(language, line)}
    </span>
  ))
  if (!mapUrl) return <span>{lines}</span>
  return (
    <OutsideLink tone="plain" href={mapUrl} target="_blank" rel="noreferrer">
      {lines}
    </OutsideLink>
  )
}

const Contact = () => {
  const t = useText()
  const shop = useShop()
  const { address, phone, email, social } = shop
  if (address.length === 0 && !phone && !email && social.length === 0) return null
  return (
    <address className={styles.address}>
      <h2 className={styles.groupTitle}>{t('findUs')}</h2>
      <ul>
        {address.length > 0 && (
          <li className={styles.addressItem}>
            <MapPin aria-hidden size={18} style={{ flexShrink: 0, marginTop: 3 }} />
            <Address />
          </li>
        )}
        {phone && (
          <li className={styles.item}>
            <Phone aria-hidden size={18} />
            <OutsideLink className={styles.phone} tone="plain" href={shopTel(shop)}>
              {phone}
            </OutsideLink>
          </li>
        )}
        {email && (
          <li className={styles.item}>
            <Mail aria-hidden size={18} />
            <OutsideLink tone="plain" href={`mailto:${email}`}>
              {email}
            </OutsideLink>
          </li>
        )}
        {social.map(({ name, url }) => (
          <li className={styles.item} key={url}>
            <SocialIcon size={18} />
            <OutsideLink tone="plain" href={url} target="_blank" rel="noreferrer">
              {name}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </address>
  )
}

const Groups = () => {
  const language = useLanguage()
  const shop = useShop()
  return groups(language, shop).map(({ title, links, isLine }) => (
    <nav className={cx(isLine && styles.wideGroup)} key={title} aria-label={title}>
      <h2 className={styles.groupTitle}>{title}</h2>
      <ul className={cx(styles.list, isLine && styles.lineOfLinks)}>
        {links.map(({ label, to }) => (
          <li className={styles.item} key={to}>
            <TextLink className={styles.link} tone="plain" to={to}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  ))
}

/** Pages with a form show no second email field. */
const FORMS = new Set<string>([paths.login(), paths.register(), paths.checkout])

const Newsletter = () => {
  const { pathname } = useLocation()
  return (
    !FORMS.has(pathname) && (
      <div className={css({ mb: { base: '10', md: '12' } })}>
        <NewsletterBox />
      </div>
    )
  )
}

export const Footer = () => {
  const t = useText()
  const { name, tagline: english, taglineIn } = useShop()
  const tagline = shopText(t.language, english, taglineIn)
  const story = t('story')
  return (
    <footer className={styles.root}>
      <Container className={css({ py: { base: '10', md: '16' } })}>
        <Newsletter />
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p className={styles.story}>{tagline ? t('tagged', { tagline, story }) : story}</p>
          </div>
          <Groups />
          <div className={styles.contact}>
            <Contact />
          </div>
        </div>
        <div className={css({ mt: '12' })}>
          <SellerLine />
        </div>
        <div className={styles.bottomLine}>
          <p>
            © {name}. {t('cashOnDelivery')}
          </p>
          <LanguageMenu className={styles.languageMenu} opens="above" />
        </div>
      </Container>
    </footer>
  )
}
