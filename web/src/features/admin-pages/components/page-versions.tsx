import type { AdminContent } from '@bartan/contract/content/schema'
import { Button } from '#components/ui/button.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { Heading } from '#components/ui/heading.tsx'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  heading: css({ mb: '2' }),
  version: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: 'tap',
    borderTopWidth: '1px',
  }),
}

type PageVersionsProps = {
  versions: AdminContent['versions']
  onOpen: (version: number) => void
}

/** Each save, newest first: any of them can be read again, and saved again. */
export const PageVersions = ({ versions, onOpen }: PageVersionsProps) =>
  versions.length > 0 && (
    <section>
      <Heading className={styles.heading} size="small">
        {t('versions')}
      </Heading>
      <ul>
        {versions.map(({ version, at, by }) => (
          <li className={styles.version} key={version}>
            <span>{t('version', { time: formatMoment(at), name: by })}</span>
            <Button variant="outline" size="sm" onClick={() => onOpen(version)}>
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
