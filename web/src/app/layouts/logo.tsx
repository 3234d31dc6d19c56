import { Link } from 'react-router-dom'
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

/** A bowl under a saffron rim: the logo of a shop that has uploaded none. */
export const LogoMark = () => (
  <svg aria-hidden width="30" height="30" viewBox="0 0 32 32">
    <path d="M5 14h22c0 8-4.600 13-11 13S5 22 5 14Z" fill="currentColor" />
    <path d="M3 11h26" stroke="var(--colors-saffron)" strokeWidth="3.200" strokeLinecap="round" />
  </svg>
)

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
