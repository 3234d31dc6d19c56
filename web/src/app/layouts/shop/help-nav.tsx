import { NavLink } from 'react-router-dom'
import { styled } from '#components/ui/styled.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { choice } from '#styled-system/recipes'
import { aboutLinks, helpLinks, useText } from './footer-texts.ts'

const styles = {
  // On a phone the row is swiped, to the window's edges.
  root: css({
    display: 'flex',
    gap: '2',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    pt: '4',
    overflowX: 'auto',
    '& > a': { flexShrink: '0' },
    '& > [aria-current]': { bg: 'teal.mist', borderColor: 'teal', color: 'teal.deep' },
  }),
}

const HelpLink = styled(NavLink, choice)

/** The pages of help and of the law, above each of them. */
export const HelpNav = () => {
  const t = useText()
  const language = useLanguage()
  return (
    <nav className={styles.root} aria-label={`${t('help')}, ${t('about')}`}>
      {[...helpLinks(language), ...aboutLinks(language)].map(({ label, to }) => (
        <HelpLink key={to} size="sm" to={to}>
          {label}
        </HelpLink>
      ))}
    </nav>
  )
}
