import { VisuallyHidden } from '#components/ui/heading.tsx'
import { fieldWords, valueWords } from '../audit-words.ts'
import { t } from '../texts.ts'
import type { AuditEntry } from '@bartan/contract/audit/schema'
import { css } from '#styled-system/css'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    mt: '2',
    fontSize: 'sm',
    _empty: { display: 'none' },
  }),
  change: css({ display: 'contents' }),
  term: css({ color: 'ink.soft' }),
  value: css({ overflowWrap: 'anywhere' }),
  from: css({ color: 'ink.faint' }),
  to: css({ textDecoration: 'none', fontWeight: 'medium' }),
}

/** Old and new value, field by field. */
export const AuditChanges = ({ changes }: Pick<AuditEntry, 'changes'>) => (
  <dl className={styles.root}>
    {Object.entries(changes).map(([field, { from, to }]) => (
      <div className={styles.change} key={field}>
        <dt className={styles.term}>{fieldWords(field)}</dt>
        <dd className={styles.value}>
          <VisuallyHidden>{t('from')} </VisuallyHidden>
          <del className={styles.from}>{valueWords(field, from)}</del>
          <span aria-hidden> → </span>
          <VisuallyHidden> {t('to')} </VisuallyHidden>
          <ins className={styles.to}>{valueWords(field, to)}</ins>
        </dd>
      </div>
    ))}
  </dl>
)
