import type { AuditEntry } from '@bartan/contract/audit/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { Undo2 } from 'lucide-react'
import { nameOf } from '#components/commerce/product-name.ts'
import { Badge, BusyButton, Note, TextLink, VisuallyHidden } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { ListRow } from '#components/ui/table/list-row.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { translateReason, useLanguage } from '#i18n/translate.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { undoBatch } from '#lib/api/undo-batch.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { actionWords, canUndo, fieldWords, valueWords } from '../audit-words.ts'
import { useText } from '../texts.ts'
import { variantChanges, type ChangeWords } from '../variant-changes.ts'

/** Undoes a whole edit. The undo is an edit itself that can be undone, so it asks no question. */
const UndoButton = ({ batch, of }: { batch: string; of: string }) => {
  const t = useText()
  const { mutate: undo, isPending } = useAction({
    mutationFn: () => undoBatch(batch),
    onSuccess: ({ undone, skipped }) => {
      if (skipped.length === 0) toast.success(t('takenBack', { count: undone }))
      else
        toast.error(
          t('takenBackSome', { count: undone, skipped: skipped.length }),
          skipped
            .slice(0, 3)
            .map(({ name, ...reason }) => `${name}: ${translateReason(t.language, reason)}`)
            .join('; '),
        )
    },
    failed: t('notTakenBack'),
    refresh: [[]],
  })
  return (
    <BusyButton variant="outline" size="sm" isBusy={isPending} onClick={() => undo()}>
      <Undo2 aria-hidden size={16} />
      {t(isPending ? 'undoing' : 'undo')}
      <VisuallyHidden> {of}</VisuallyHidden>
    </BusyButton>
  )
}

const auditChangesStyles = {
  root: grid({
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    mt: '2',
    fontSize: 'sm',
    _empty: { display: 'none' },
  }),
}

const linesOf = (
  language: Language,
  field: string,
  { from, to }: AuditEntry['changes'][string],
): ChangeWords[] =>
  field === 'variants'
    ? variantChanges(language, from, to)
    : [
        {
          what: fieldWords(language, field),
          from: valueWords(language, field, from),
          to: valueWords(language, field, to),
        },
      ]

/** Old and new value of each field. */
const AuditChanges = ({ changes }: Pick<AuditEntry, 'changes'>) => {
  const t = useText()
  return (
    <dl className={auditChangesStyles.root}>
      {Object.entries(changes)
        .flatMap(([field, change]) => linesOf(t.language, field, change))
        .map(({ what, from, to }) => (
          <div className={css({ display: 'contents' })} key={what}>
            <dt className={css({ color: 'ink.soft' })}>{what}</dt>
            <dd className={css({ overflowWrap: 'anywhere' })}>
              <VisuallyHidden>{t('from')} </VisuallyHidden>
              <del className={css({ color: 'ink.faint' })}>{from}</del>
              <span aria-hidden> → </span>
              <VisuallyHidden> {t('to')} </VisuallyHidden>
              <ins className={css({ textDecoration: 'none', fontWeight: 'medium' })}>{to}</ins>
            </dd>
          </div>
        ))}
    </dl>
  )
}

const styles = {
  time: css({ display: 'block', fontSize: 'sm', color: 'ink.soft' }),
  words: css({ minW: '0', flex: '1' }),
  /** Below the button, because beside it a phone has room for one word per line. */
  changes: css({ w: 'full', minW: '0' }),
}

type AuditGroupProps = {
  entries: AuditEntry[]
  /** The edit may continue on a page that isn't loaded. */
  isCut: boolean
}

const When = ({ entry }: { entry: AuditEntry }) => {
  const language = useLanguage()
  return (
    <time className={styles.time} dateTime={entry.at}>
      {formatMoment(language, entry.at)}
    </time>
  )
}

const Single = ({ entry }: { entry: AuditEntry }) => {
  const t = useText()
  return (
    <div className={styles.words}>
      <p className={css({ overflowWrap: 'anywhere' })}>
        <strong>{t('by', { name: entry.by.name })}</strong> {actionWords(t.language, entry.action)}{' '}
        <TextLink tone="inherit" to={adminPaths.audit({ target: entry.target._id })}>
          {nameOf(t.language, entry.target)}
        </TextLink>
      </p>
      <When entry={entry} />
      {entry.origin && (
        <Note className={css({ mt: '1', overflowWrap: 'anywhere' })}>
          {t('origin', entry.origin)}
        </Note>
      )}
    </div>
  )
}

/** A bulk edit: one line that expands to its entries. */
const Many = ({ entries, first, isCut }: AuditGroupProps & { first: AuditEntry }) => {
  const t = useText()
  return (
    <div className={styles.words}>
      <p>{t(isCut ? 'editedAtLeast' : 'edited', { name: first.by.name, count: entries.length })}</p>
      <When entry={first} />
      <details className={css({ mt: '2' })}>
        <summary className={css({ color: 'teal', fontWeight: 'medium' })}>{t('show')}</summary>
        <ul className={grid({ mt: '3', gap: '3', pl: '4', borderLeftWidth: '2px' })}>
          {entries.map((entry) => (
            <li className={css({ listStyleType: 'none' })} key={entry._id}>
              {actionWords(t.language, entry.action)}{' '}
              <strong>{nameOf(t.language, entry.target)}</strong>
              <AuditChanges changes={entry.changes} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

export const AuditGroup = ({ entries, isCut }: AuditGroupProps) => {
  const t = useText()
  const [first] = entries
  if (!first) return null
  const isUndone = entries.every(({ undone }) => undone)
  return (
    <ListRow align="start">
      {entries.length === 1 ? (
        <Single entry={first} />
      ) : (
        <Many entries={entries} first={first} isCut={isCut} />
      )}
      {isUndone && <Badge>{t('undone')}</Badge>}
      {entries.some(canUndo) && (
        <UndoButton
          batch={first.batch}
          of={
            entries.length === 1
              ? nameOf(t.language, first.target)
              : t('editOf', { count: entries.length })
          }
        />
      )}
      {entries.length === 1 && (
        <div className={styles.changes}>
          <AuditChanges changes={first.changes} />
        </div>
      )}
    </ListRow>
  )
}
