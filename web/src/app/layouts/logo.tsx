import { Link } from 'react-router-dom'
import { LogoMark } from '#components/ui/layout/logo-mark.tsx'
import { paths } from '#lib/paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

const styles = {
  homeLink: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'tap',
    // A logo may be a square of less.
    minW: 'tap',
    color: 'inherit',
    fontFamily: 'logo',
    fontSize: '1.625rem',
    lineHeight: 'none',
    letterSpacing: '-0.02em',
    'header &': { '@media (max-width: 359px)': { '& svg': { display: 'none' } } },
  }),
  image: css({
    h: '10',
    w: 'auto',
    maxW: '180px',
    objectFit: 'contain',
    // The logo is drawn for a light background.
    'footer &': { p: '1', bg: 'white', borderRadius: 'sm' },
  }),
}

/** The shop's uploaded logo, if there is one. */
export const LogoImage = () => {
  const { logo } = useShop().look
  return logo && <img className={styles.image} src={logo} alt="" height="40" />
}

/** The shop's uploaded logo; else a bowl under a saffron rim, and the shop's name. */
export const Logo = () => {
  const t = useText()
  const { name, look } = useShop()
  return (
    <Link className={styles.homeLink} to={paths.home} aria-label={t('home', { shop: name })}>
      {look.logo ? <LogoImage /> : <LogoMark />}
      {!look.logo && name}
    </Link>
  )
}
