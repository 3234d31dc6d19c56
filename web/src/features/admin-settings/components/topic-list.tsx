import { ChevronRight } from 'lucide-react'
import { Link } from '#lib/router/link.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { paths } from '#lib/paths.ts'
import { TOPIC_IDS } from '../topics/topics.ts'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'grid',
    gap: '3',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
  }),
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
  about: css({ mt: '1', color: 'ink.soft', fontSize: 'sm' }),
  arrow: css({ flexShrink: '0', color: 'teal' }),
}

/** The pages of the settings. */
export const TopicList = () => (
  <ul className={styles.root}>
    {TOPIC_IDS.map((topic) => (
      <li key={topic}>
        <Link className={styles.link} to={paths.adminSettings(topic)}>
          <div>
            <Heading as="h2" size="small">
              {t(`topic.${topic}`)}
            </Heading>
            <p className={styles.about}>{t(`topic.${topic}.about`)}</p>
          </div>
          <ChevronRight className={styles.arrow} aria-hidden size={20} />
        </Link>
      </li>
    ))}
  </ul>
)
