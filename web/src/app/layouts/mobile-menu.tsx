import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP, SHOP_TEL } from '@bartan/contract/shop-config'
import { TEXTS } from '@bartan/contract/texts'
import { ChevronRight, MapPin, Menu, Phone } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Drawer } from '../../components/drawer.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { OutsideLink } from '../../components/text-link.tsx'
import { paths } from '../../config/paths.ts'
import { useSession } from '../../lib/session.ts'
import { isCurrent, NAV_LINKS } from './nav-links.ts'

const MenuLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '14',
    fontSize: 'lg',
    fontWeight: 'medium',
    borderBottomWidth: '1px',
    _currentPage: { color: 'teal', fontWeight: 'semibold' },
  },
})

const ShopContact = () => (
  <chakra.div display="flex" flexDirection="column" gap="4" color="ink.soft">
    <OutsideLink tone="plain" href={SHOP_TEL} display="flex" alignItems="center" gap="2">
      <Phone aria-hidden size={18} />
      {TEXTS.callUs}: {SHOP.phone}
    </OutsideLink>
    <OutsideLink
      tone="plain"
      href={SHOP.mapUrl}
      target="_blank"
      rel="noreferrer"
      display="flex"
      alignItems="center"
      gap="2"
    >
      <MapPin aria-hidden size={18} />
      {TEXTS.findUs}
    </OutsideLink>
  </chakra.div>
)

/** The side menu of small screens. */
export const MobileMenu = () => {
  const location = useLocation()
  // It is open on the page where it was opened: any way to another page, Back included, leaves it.
  const [openedAt, setOpenedAt] = useState<string>()
  const { user } = useSession()
  const close = () => setOpenedAt(undefined)

  const links = [
    ...NAV_LINKS,
    user
      ? { label: 'Profile and orders', to: paths.profile }
      : { label: 'Login or register', to: paths.login() },
    ...(user?.role === 'admin' ? [{ label: 'Admin', to: paths.admin }] : []),
  ]
  return (
    <chakra.div display={{ lg: 'none' }} ml="-2">
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(location.key)}
      >
        <Menu aria-hidden size={24} />
      </IconButton>
      <Drawer
        isOpen={openedAt === location.key}
        onClose={close}
        title="Menu"
        closeLabel="Close menu"
        side="left"
        width="narrow"
        footer={<ShopContact />}
      >
        <chakra.nav aria-label="Menu" mt="-3">
          {links.map((link) => (
            <MenuLink
              key={link.label}
              to={link.to}
              aria-current={isCurrent(link, location) ? 'page' : undefined}
              onClick={close}
            >
              {link.label}
              <ChevronRight aria-hidden size={18} />
            </MenuLink>
          ))}
        </chakra.nav>
      </Drawer>
    </chakra.div>
  )
}
