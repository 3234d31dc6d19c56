import { chakra } from '@chakra-ui/react/styled-system'
import { UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { ButtonLink } from '../../components/button-link.tsx'
import { Container } from '../../components/container.tsx'
import { paths } from '../../config/paths.ts'
import { CartButton } from '../../features/cart/components/cart-button.tsx'
import { HeaderSearch } from '../../features/search/components/header-search.tsx'
import { useSession } from '../../lib/session.ts'
import { iconButtonRecipe } from '../../theme/recipes/icon-button.ts'
import { preloadPage } from '../pages.ts'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { isCurrent, NAV_LINKS } from './nav-links.ts'

const IconLink = chakra(Link, iconButtonRecipe)

const NavLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'tap',
    px: '3',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    borderRadius: 'md',
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '12px calc(100% - 9px)',
    backgroundSize: '0 2px',
    transition: 'background-size 200ms, color 120ms',
    _hover: { color: 'teal', backgroundSize: 'calc(100% - 24px) 2px' },
    _currentPage: { color: 'teal', backgroundSize: 'calc(100% - 24px) 2px' },
  },
})

const MainNav = () => {
  const location = useLocation()
  return (
    <chakra.nav aria-label="Main" display={{ base: 'none', lg: 'flex' }} gap="1">
      {NAV_LINKS.map((link) => (
        <NavLink
          key={link.label}
          to={link.to}
          aria-current={isCurrent(link, location) ? 'page' : undefined}
          onPointerEnter={() => preloadPage('/collections/all')}
        >
          {link.label}
        </NavLink>
      ))}
    </chakra.nav>
  )
}

export const Header = () => {
  const { user } = useSession()
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="header"
      bg="rgb(251 248 242 / 0.96)"
      borderBottomWidth="1px"
    >
      <Container
        position="relative"
        display="flex"
        alignItems="center"
        gap={{ base: '1', lg: '8' }}
        minH={{ base: '16', md: '72px' }}
      >
        <MobileMenu />
        <Logo />
        <MainNav />
        <chakra.div display="flex" alignItems="center" gap="1" ml="auto" mr="-2">
          <HeaderSearch />
          {user?.role === 'admin' && (
            <ButtonLink
              to={paths.admin}
              variant="outline"
              size="sm"
              display={{ base: 'none', sm: 'inline-flex' }}
            >
              Admin
            </ButtonLink>
          )}
          <IconLink to={paths.profile} aria-label="Profile">
            <UserRound aria-hidden size={22} />
          </IconLink>
          <CartButton />
        </chakra.div>
      </Container>
    </chakra.header>
  )
}
