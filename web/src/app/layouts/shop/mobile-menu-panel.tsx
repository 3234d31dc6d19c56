import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP, SHOP_TEL } from '@bartan/contract/shop/shop-config'
import { ChevronRight, Globe, MapPin, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { Drawer } from '#components/ui/drawer.tsx'
import { paths } from '#lib/paths.ts'
import { text } from '#i18n/texts.ts'
import { useUser } from '#lib/session/session.ts'
import { preloadPage } from '#app/routes/pages.ts'
import { t } from '#app/layouts/texts.ts'
import { LanguageLink } from '#app/layouts/language-link.tsx'
import { isCurrent, navLinks } from './nav-links.ts'

const MenuLink = chakra(Link, {
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
    /** Most shoppers open the menu for the shelves. */
    rank: {
      category: { minH: '14', fontFamily: 'heading', fontSize: 'xl', borderBottomWidth: '1px' },
      own: {},
    },
  },
})

const contactStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: 'tap',
  fontWeight: 'medium',
  _hover: { color: 'teal' },
} as const

const ContactLink = chakra('a', { base: contactStyle })

const ShopContact = () => (
  <chakra.div my="-2" color="ink.soft">
    <ContactLink href={SHOP_TEL}>
      <Phone aria-hidden size={18} />
      {text('callUs')}: {SHOP.phone}
    </ContactLink>
    <ContactLink href={SHOP.mapUrl} target="_blank" rel="noreferrer">
      <MapPin aria-hidden size={18} />
      {text('findUs')}
    </ContactLink>
    <chakra.div display="flex" alignItems="center" gap="3">
      <Globe aria-hidden size={18} />
      <LanguageLink {...contactStyle} flex="1" />
    </chakra.div>
  </chakra.div>
)

type MobileMenuPanelProps = { isOpen: boolean; onClose: () => void }

export const MobileMenuPanel = ({ isOpen, onClose }: MobileMenuPanelProps) => {
  const location = useLocation()
  const user = useUser()
  const own = [
    { label: t('wishlist'), to: paths.wishlist },
    user
      ? { label: t('profileAndOrders'), to: paths.profile }
      : { label: t('logIn'), to: paths.login() },
    ...(user?.role === 'admin' ? [{ label: t('admin'), to: paths.admin }] : []),
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
      <chakra.nav aria-label={t('menu')} mt="-3">
        {navLinks().map((link) => (
          <MenuLink
            key={link.to}
            to={link.to}
            rank="category"
            aria-current={isCurrent(link, location) ? 'page' : undefined}
            onPointerDown={() => preloadPage('/collections/all')}
            onClick={onClose}
          >
            {link.label}
            <ChevronRight aria-hidden size={18} />
          </MenuLink>
        ))}
        <chakra.div mt="4">
          {own.map(({ label, to }) => (
            <MenuLink
              key={to}
              to={to}
              rank="own"
              aria-current={location.pathname === to ? 'page' : undefined}
              onClick={onClose}
            >
              {label}
            </MenuLink>
          ))}
        </chakra.div>
      </chakra.nav>
    </Drawer>
  )
}
