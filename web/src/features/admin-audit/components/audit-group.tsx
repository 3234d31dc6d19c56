import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '#components/ui/badge.tsx'
import { formatMoment } from '#components/ui/format-date.ts'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { actionWords, canUndo } from '../audit-words.ts'
import { t } from '../texts.ts'
import { AuditChanges } from './audit-changes.tsx'
import { UndoButton } from './undo-button.tsx'
import type { AuditEntry } from '@bartan/contract/audit/schema'

type AuditGroupProps = {
  entries: AuditEntry[]
  /** The edit may continue on a page that is not loaded yet. */
  isCut: boolean
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '3',
    p: '4',
    listStyleType: 'none',
    '& + &': { borderTopWidth: '1px' },
  },
})

const When = ({ entry }: { entry: AuditEntry }) => (
  <chakra.time dateTime={entry.at} display="block" fontSize="sm" color="ink.soft">
    {formatMoment(entry.at)}
  </chakra.time>
)

const Single = ({ entry }: { entry: AuditEntry }) => (
  <chakra.div minW="0" flex="1">
    <chakra.p overflowWrap="anywhere">
      <strong>{t('by', { name: entry.by.name })}</strong> {actionWords(entry.action)}{' '}
      <TextLink tone="inherit" to={paths.adminAudit({ target: entry.target._id })}>
        {entry.target.name}
      </TextLink>
    </chakra.p>
    <When entry={entry} />
    <AuditChanges changes={entry.changes} />
  </chakra.div>
)

/** A bulk edit: one line that unfolds into its entries. */
const Many = ({ entries, first, isCut }: AuditGroupProps & { first: AuditEntry }) => (
  <chakra.div minW="0" flex="1">
    <p>{t(isCut ? 'editedAtLeast' : 'edited', { name: first.by.name, count: entries.length })}</p>
    <When entry={first} />
    <chakra.details mt="2">
      <chakra.summary color="teal" fontWeight="medium">
        {t('show')}
      </chakra.summary>
      <chakra.ul mt="3" display="grid" gap="3" pl="4" borderLeftWidth="2px">
        {entries.map((entry) => (
          <chakra.li key={entry._id} listStyleType="none">
            {actionWords(entry.action)} <strong>{entry.target.name}</strong>
            <AuditChanges changes={entry.changes} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  </chakra.div>
)

/** What one edit did. */
export const AuditGroup = ({ entries, isCut }: AuditGroupProps) => {
  const [first] = entries
  if (!first) return null
  const isUndone = entries.every(({ undone }) => undone)
  return (
    <Row>
      {entries.length === 1 ? (
        <Single entry={first} />
      ) : (
        <Many entries={entries} first={first} isCut={isCut} />
      )}
      {isUndone && <Badge>{t('undone')}</Badge>}
      {entries.some(canUndo) && (
        <UndoButton
          batch={first.batch}
          of={entries.length === 1 ? first.target.name : t('editOf', { count: entries.length })}
        />
      )}
    </Row>
  )
}
