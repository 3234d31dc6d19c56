import { useLayoutEffect, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from '#components/ui/styled.tsx'
import { css, cx } from '#styled-system/css'
import { choice, swipedRow } from '#styled-system/recipes'
import { aboutLinks, helpLinks, useText } from './footer-texts.ts'

const styles = { root: css({ pt: '4', gap: { md: '1', lg: '2' } }) }

const HelpLink = styled(NavLink, choice)

/** The pages of help and of the law, above each of them. */
export const HelpNav = () => {
  const t = useText()
  const row = useRef<HTMLElement>(null)
  // On a phone the link of the page, which is mounted anew, may be beyond the edge. A row that was swiped stays.
  useLayoutEffect(() => {
    const own = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (own && row.current?.scrollLeft === 0)
      row.current.scrollLeft =
        own.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - own.clientWidth) / 2
  }, [])
  return (
    <nav
      className={cx(swipedRow(), styles.root)}
      ref={row}
      aria-label={`${t('help')}, ${t('about')}`}
    >
      {[...helpLinks(t.language), ...aboutLinks(t.language)].map(({ label, to }) => (
        <HelpLink key={to} size="sm" to={to}>
          {label}
        </HelpLink>
      ))}
    </nav>
  )
}
