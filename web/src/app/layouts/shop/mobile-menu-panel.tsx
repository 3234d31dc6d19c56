import { ChevronRight, Globe, MapPin, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { LanguageLink } from '#app/layouts/language-link.tsx'
import { useText } from '#app/layouts/texts.ts'
import { Drawer } from '#components/ui/overlay/drawer.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { shopTel, shopWhatsApp, useShop } from '#lib/shop-settings.ts'
import { css, cva } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { WhatsAppIcon } from './brand-icons.tsx'
import { useText as useFooterText } from './footer-texts.ts'
import { isCurrent, navLinks } from './nav-links.ts'

const menuLink = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'tap',
    py: '2',
    fontWeight: 'medium',
    _currentPage: { color: 'teal', fontWeight: 'semibold' },
  },
  variants: {
    /** Categories come first, because most shoppers open the menu for them. */
    rank: {
      category: {
        minH: '12',
        fontFamily: 'heading',
        fontSize: 'xl',
        fontWeight: 'semibold',
        borderBottomWidth: '1px',
      },
      own: {},
    },
  },
})

const contactLink = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: 'tap',
  fontWeight: 'medium',
  _hover: { color: 'teal' },
} as const

const styles = {
  contactLink: css(contactLink),
  // In two columns, below the number: the menu's own links need the height.
  contact: grid({
    gridTemplateColumns: '2',
    columnGap: '3',
    my: '-2',
    color: 'ink.soft',
    '& > :is(:first-child, :last-child)': { gridColumn: '1 / -1' },
  }),
  languageLink: css(contactLink, { minW: 'tap' }),
}

const ShopContact = () => {
  const text = useSpecText()
  const shop = useShop()
  return (
    <div className={styles.contact}>
      {shop.phone && (
        <a className={styles.contactLink} href={shopTel(shop)}>
          <Phone aria-hidden size={18} />
          {text('callUs')}: {shop.phone}
        </a>
      )}
      {(shop.whatsapp || shop.phone) && (
        <a
          className={styles.contactLink}
          href={shopWhatsApp(shop)}
          target="_blank"
          rel="noreferrer"
        >
          <WhatsAppIcon size={18} />
          WhatsApp
        </a>
      )}
      {shop.mapUrl && (
        <a className={styles.contactLink} href={shop.mapUrl} target="_blank" rel="noreferrer">
          <MapPin aria-hidden size={18} />
          {text('findUs')}
        </a>
      )}
      <div className={wrap({ align: 'center', columnGap: '3' })}>
        <Globe aria-hidden size={18} />
        <LanguageLink className={styles.languageLink} />
      </div>
    </div>
  )
}

export const MobileMenuPanel = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useText()
  const footer = useFooterText()
  const shop = useShop()
  const location = useLocation()
  const user = useUser()
  const own = [
    { label: footer('offers'), to: paths.offers },
    { label: footer('track'), to: paths.track },
    { label: t('wishlist'), to: paths.wishlist },
    user
      ? { label: t('profileAndOrders'), to: paths.profile }
      : { label: t('logIn'), to: paths.login() },
    { label: footer('returns'), to: paths.returns },
    { label: footer('help'), to: paths.contact },
    ...(user && user.role !== 'customer' ? [{ label: t('admin'), to: paths.admin }] : []),
  ]
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('menu')}
      closeLabel={t('closeMenu')}
      side="left"
      width="narrow"
      footer={<ShopContact />}
    >
      <nav className={css({ mt: '-3' })} aria-label={t('menu')}>
        {navLinks(t.language, shop).map((link) => (
          <Link
            className={menuLink({ rank: 'category' })}
            key={link.to}
            to={link.to}
            aria-current={isCurrent(link, location) ? 'page' : undefined}
            onClick={onClose}
          >
            {link.label}
            <ChevronRight aria-hidden size={18} />
          </Link>
        ))}
        <div className={css({ mt: '4' })}>
          {own.map(({ label, to }) => (
            <Link
              className={menuLink({ rank: 'own' })}
              key={to}
              to={to}
              aria-current={location.pathname === to ? 'page' : undefined}
              onClick={onClose}
            >
              {label}
            </Link>
          ))}
        </div>
      </nav>
    </Drawer>
  )
}
