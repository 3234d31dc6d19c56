import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP, SHOP_TEL } from '@bartan/contract/shop-config'
import { TEXTS } from '@bartan/contract/texts'
import { ChevronRight, MapPin, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { Drawer } from '../../components/drawer.tsx'
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

type MobileMenuPanelProps = { isOpen: boolean; onClose: () => void }

export const MobileMenuPanel = ({ isOpen, onClose }: MobileMenuPanelProps) => {
  const location = useLocation()
  const { user } = useSession()
  const links = [
    ...NAV_LINKS,
    user
      ? { label: 'Profile and orders', to: paths.profile }
      : { label: 'Login or register', to: paths.login() },
    ...(user?.role === 'admin' ? [{ label: 'Admin', to: paths.admin }] : []),
  ]
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
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
            onClick={onClose}
          >
            {link.label}
            <ChevronRight aria-hidden size={18} />
          </MenuLink>
        ))}
      </chakra.nav>
    </Drawer>
  )
}
