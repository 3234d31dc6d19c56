import { Heart, LayoutDashboard, UserRound, Menu } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { LanguageMenu } from '#app/layouts/language-menu.tsx'
import { Logo } from '#app/layouts/logo.tsx'
import { useText } from '#app/layouts/texts.ts'
import { ButtonLink, Container, IconButton } from '#components/ui/elements.tsx'
import { LazyOverlay } from '#components/ui/loading/load-boundary.tsx'
import { styled } from '#components/ui/styled.tsx'
import { CartButton } from '#features/cart/components/cart-button.tsx'
import { HeaderSearch } from '#features/search/components/header-search.tsx'
import { lazyExport } from '#lib/browser/lazy-component.ts'
import { paths } from '#lib/paths.ts'
import { useUser } from '#lib/session/session.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { iconButton } from '#styled-system/recipes'
import { isCurrent, navLinks } from './nav-links.ts'

const Panel = lazyExport(() => import('./mobile-menu-panel.tsx'), 'MobileMenuPanel')

/** Side menu of small screens: the button, and the panel once opened. */
const MobileMenu = () => {
  const t = useText()
  const { key } = useLocation()
  // Open only on the page where it was opened. Navigation, including Back, closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpenedAt(key)
  }
  return (
    <div className={css({ display: { lg: 'none' }, ml: '-2' })}>
      <IconButton
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        onPointerEnter={Panel.preload}
        onFocus={Panel.preload}
        onClick={open}
      >
        <Menu aria-hidden size={24} />
      </IconButton>
      {wasOpened && (
        <LazyOverlay isOpen={openedAt === key} onClose={() => setOpenedAt(undefined)}>
          <Panel isOpen={openedAt === key} onClose={() => setOpenedAt(undefined)} />
        </LazyOverlay>
      )}
    </div>
  )
}

const styles = {
  nav: css({ display: { base: 'none', lg: 'flex' }, gap: '1' }),
  navLink: css({
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
  }),
  adminLink: css({ ml: { sm: '1' }, mr: { base: '-2', sm: '1' }, px: '3' }),
  icon: css({ display: { sm: 'none' } }),
  root: css({
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    bg: 'ground',
    borderBottomWidth: '1px',
  }),
  container: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // The icons wrap to a second line if the font is large.
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    gap: { base: '1', md: '4', xl: '6' },
    minH: { base: '14', md: '72px' },
  }),
  icons: css({ display: 'flex', alignItems: 'center', gap: { sm: '1' }, ml: 'auto', mr: '-2' }),
  // The side menu has this link too, and a phone has no space for it here.
  onlyWide: css({ smDown: { display: 'none' } }),
  languageMenu: css({
    display: { base: 'none', md: 'inline-flex' },
    alignItems: 'center',
    minH: 'tap',
    px: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'teal' },
  }),
}

const IconLink = styled(Link, iconButton)

const MainNav = () => {
  const t = useText()
  const shop = useShop()
  const location = useLocation()
  return (
    <nav className={styles.nav} aria-label={t('main')}>
      {navLinks(t.language, shop).map((link) => (
        <Link
          className={styles.navLink}
          key={link.to}
          to={link.to}
          aria-current={isCurrent(link, location) ? 'page' : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}

/** Shows an icon if there is no room for the word. */
const AdminLink = () => {
  const t = useText()
  return (
    <ButtonLink
      className={styles.adminLink}
      to={paths.admin}
      aria-label={t('admin')}
      variant="outline"
      size="sm"
    >
      <span className={styles.icon}>
        <LayoutDashboard aria-hidden size={18} />
      </span>
      <span className={css({ display: { base: 'none', sm: 'inline' } })}>{t('admin')}</span>
    </ButtonLink>
  )
}

export const Header = () => {
  const t = useText()
  const user = useUser()
  const isAdmin = user !== undefined && user.role !== 'customer'
  return (
    <header className={styles.root}>
      <Container className={styles.container}>
        <MobileMenu />
        <Logo />
        <MainNav />
        <HeaderSearch label={t('search')} example={t('searchExample')} />
        <div className={styles.icons}>
          <LanguageMenu className={styles.languageMenu} />
          {isAdmin && <AdminLink />}
          <IconLink to={paths.wishlist} aria-label={t('wishlist')} className={styles.onlyWide}>
            <Heart aria-hidden size={22} />
          </IconLink>
          <IconLink to={paths.profile} aria-label={t('profile')}>
            <UserRound aria-hidden size={22} />
          </IconLink>
          <CartButton />
        </div>
      </Container>
    </header>
  )
}
