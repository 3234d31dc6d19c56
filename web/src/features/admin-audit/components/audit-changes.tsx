import type { AuditEntry } from '@bartan/contract/audit/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { fieldWords, valueWords } from '../audit-words.ts'
import { useText } from '../texts.ts'
import { variantChanges, type ChangeWords } from '../variant-changes.ts'

const styles = {
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
export const AuditChanges = ({ changes }: Pick<AuditEntry, 'changes'>) => {
  const t = useText()
  return (
    <dl className={styles.root}>
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
