import type { AdminContent } from '@bartan/contract/content/schema'
import { Button } from '#components/ui/button.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { Heading } from '#components/ui/heading.tsx'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  version: wrap({
    align: 'center',
    justify: 'space-between',
    gap: '3',
    minH: 'tap',
    py: '2',
    borderTopWidth: '1px',
  }),
  current: css({ fontSize: 'sm', color: 'ink.soft' }),
}

type Saved = AdminContent['versions'][number]

type PageVersionsProps = {
  versions: Saved[]
  onOpen: (version: number) => void
  onBringBack: (version: number) => void
  /** Restoring would lose unsaved changes. */
  isBlocked: boolean
}

type VersionProps = Omit<PageVersionsProps, 'versions'> & { saved: Saved; isCurrent: boolean }

const Version = ({ saved, isCurrent, isBlocked, onOpen, onBringBack }: VersionProps) => {
  const t = useText()
  return (
    <li className={styles.version}>
      <span>{t('version', { time: formatMoment(t.language, saved.at), name: saved.by })}</span>
      <span className={wrap({ gap: '2' })}>
        {isCurrent && <span className={styles.current}>{t('current')}</span>}
        <Button variant="outline" size="sm" onClick={() => onOpen(saved.version)}>
          {t('open')}
        </Button>
        {!isCurrent && (
          <Button
            variant="outline"
            size="sm"
            disabled={isBlocked}
            onClick={() => onBringBack(saved.version)}
          >
            {t('bringBack')}
          </Button>
        )}
      </span>
    </li>
  )
}

/** All saved versions, newest first, each of which can be read and restored. */
export const PageVersions = ({ versions, ...rest }: PageVersionsProps) => {
  const t = useText()
  return (
    versions.length > 0 && (
      <section>
        <Heading className={css({ mb: '2' })} size="small">
          {t('versions')}
        </Heading>
        <ul>
          {versions.map((saved, at) => (
            <Version key={saved.version} saved={saved} isCurrent={at === 0} {...rest} />
          ))}
        </ul>
      </section>
    )
  )
}
