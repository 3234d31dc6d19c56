import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { Heading, Note } from '../elements.tsx'

const styles = {
  root: grid({ gap: '3', gridTemplateColumns: { base: '1', md: '2', xl: '3' } }),
  link: css({
    display: 'flex!',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    h: 'full',
    w: 'full',
    p: '4',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'lg',
    _hover: { borderColor: 'teal' },
    _focusVisible: { borderRadius: 'lg' },
  }),
}

type LinkCard = { to: string; title: string; about?: string }

/** Links to the pages of an area, each with a description. */
export const LinkCards = ({ links }: { links: readonly LinkCard[] }) => (
  <ul className={styles.root}>
    {links.map(({ to, title, about }) => (
      <li key={to}>
        <Link className={styles.link} to={to}>
          <div>
            <Heading as="h2" size="small">
              {title}
            </Heading>
            {about && <Note className={css({ mt: '1' })}>{about}</Note>}
          </div>
          <ChevronRight className={css({ flexShrink: '0', color: 'teal' })} aria-hidden size={20} />
        </Link>
      </li>
    ))}
  </ul>
)
