import type { BackupState } from '@bartan/contract/backup/schema'
import { useQuery } from '@tanstack/react-query'
import { Card, Heading, Note } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { backupQuery, useSchedule } from '../backup-calls.ts'
import { useText } from '../texts.ts'
import { BackupForm } from './backup-form.tsx'

const styles = {
  card: grid({ gridTemplateColumns: '1', gap: '3' }),
  steps: grid({ gridTemplateColumns: '1', gap: '4', pl: '5', listStyleType: 'decimal' }),
  command: css({
    display: 'block',
    mt: '1',
    px: '3',
    py: '2',
    fontSize: 'sm',
    bg: 'ground',
    borderRadius: 'md',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
  // An option is not broken at its hyphens.
  word: css({ display: 'inline-block', maxW: 'full' }),
}

/** Commands as in docs/operations.md. */
const STEPS = [
  { id: 'open', command: 'npm run shop -- open-backup backup-2026-11-20.bartan restored' },
  { id: 'start', command: 'SHOP_SEED=empty SHOP_DATA=.rehearsal npm start' },
  { id: 'import', command: 'SHOP_DATA=.rehearsal npm run shop -- import restored --replace' },
  { id: 'live', command: 'npm run shop -- import restored --project NEW' },
] as const

const LastBackup = ({ state: { last, scheduled, due } }: { state: BackupState }) => {
  const t = useText()
  const { mutate: schedule } = useSchedule()
  return (
    <Card as="section" className={styles.card}>
      <Heading size="small">{t('last')}</Heading>
      <p>{last ? t(`by.${last.by}`, { moment: formatMoment(t.language, last.at) }) : t('never')}</p>
      {due && last && <p className={css({ color: 'danger' })}>{t('due')}</p>}
      <CheckboxField
        checked={scheduled}
        onChange={({ currentTarget: { checked } }) => schedule(checked)}
        label={t('scheduled')}
        hint={t('scheduledHint')}
      />
    </Card>
  )
}

const NEVER: BackupState = { last: null, scheduled: false, due: false }

/** Placeholder of the content's height, against layout shift. */
const Waiting = () => (
  <div aria-hidden className={css({ visibility: 'hidden' })}>
    <LastBackup state={NEVER} />
  </div>
)

const BringBack = () => {
  const t = useText()
  return (
    <Card as="section" className={styles.card}>
      <div>
        <Heading size="small">{t('back')}</Heading>
        <Note>{t('backAbout')}</Note>
      </div>
      <ol className={styles.steps}>
        {STEPS.map(({ id, command }) => (
          <li key={id}>
            {t(`step.${id}`)}
            <code className={styles.command}>
              {command.split(/(?<= )/).map((word) => (
                <span className={styles.word} key={word}>
                  {word}
                </span>
              ))}
            </code>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Time of the last backup, a new download, and instructions for restoring. */
export const Backup = () => (
  <div className={grid({ gridTemplateColumns: '1', gap: '4' })}>
    <LoadState load={useQuery(backupQuery())} skeleton={<Waiting />}>
      {(state) => <LastBackup state={state} />}
    </LoadState>
    <BackupForm />
    <BringBack />
  </div>
)
