import { chakra } from '@chakra-ui/react/styled-system'
import { Heart, LayoutDashboard, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { ButtonLink } from '#components/ui/link.tsx'
import { Container } from '#components/ui/container.tsx'
import { paths } from '#lib/paths.ts'
import { CartButton } from '#features/cart/components/cart-button.tsx'
import { HeaderSearch } from '#features/search/components/header-search.tsx'
import { useUser } from '#lib/session/session.ts'
import { iconButtonRecipe } from '#theme/recipes/icon-button.ts'
import { preloadPage } from '#app/routes/pages.ts'
import { t } from '#app/layouts/texts.ts'
import { LanguageLink } from '#app/layouts/language-link.tsx'
import { Logo } from '#app/layouts/logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { isCurrent, navLinks } from './nav-links.ts'

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
    transition: 'background-size {durations.normal}, color {durations.fast}',
    _hover: { color: 'teal', backgroundSize: 'calc(100% - 24px) 2px' },
    _currentPage: { color: 'teal', backgroundSize: 'calc(100% - 24px) 2px' },
  },
})

const MainNav = () => {
  const location = useLocation()
  return (
    <chakra.nav aria-label={t('main')} display={{ base: 'none', lg: 'flex' }} gap="1">
      {navLinks().map((link) => (
        <NavLink
          key={link.to}
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

/** An icon if there is no room for the word. */
const AdminLink = () => (
  <ButtonLink
    to={paths.admin}
    aria-label={t('admin')}
    variant="outline"
    size="sm"
    mx="1"
    px={{ base: '2', sm: '3' }}
  >
    <chakra.span display={{ sm: 'none' }}>
      <LayoutDashboard aria-hidden size={18} />
    </chakra.span>
    <chakra.span display={{ base: 'none', sm: 'inline' }}>{t('admin')}</chakra.span>
  </ButtonLink>
)

export const Header = () => {
  const user = useUser()
  const isAdmin = user?.role === 'admin'
  return (
    <chakra.header position="sticky" top="0" zIndex="header" bg="ground" borderBottomWidth="1px">
      <Container
        position="relative"
        display="flex"
        alignItems="center"
        // The icons take a line of their own if the letters are large.
        flexWrap={{ base: 'wrap', lg: 'nowrap' }}
        gap={{ base: '0', sm: '1', lg: '6', xl: '8' }}
        minH={{ base: '16', md: '72px' }}
      >
        <MobileMenu />
        <Logo />
        <MainNav />
        <chakra.div display="flex" alignItems="center" gap={{ sm: '1' }} ml="auto" mr="-2">
          <HeaderSearch />
          <LanguageLink
            display={{ base: 'none', md: 'inline-flex' }}
            alignItems="center"
            minH="tap"
            px="2"
            fontSize="sm"
            fontWeight="medium"
            whiteSpace="nowrap"
            _hover={{ color: 'teal' }}
          />
          {isAdmin && <AdminLink />}
          <IconLink
            to={paths.wishlist}
            aria-label={t('wishlist')}
            // The side menu has it too; an admin's phone has no room for both.
            display={{ base: isAdmin ? 'none' : 'inline-flex', sm: 'inline-flex' }}
          >
            <Heart aria-hidden size={22} />
          </IconLink>
          <IconLink to={paths.profile} aria-label={t('profile')}>
            <UserRound aria-hidden size={22} />
          </IconLink>
          <CartButton />
        </chakra.div>
      </Container>
    </chakra.header>
  )
}
