import type { FieldChange, PlannedRow } from '@bartan/contract/products/bulk-plan-schema'
import type { ImportFault } from '@bartan/contract/products/import-schema'
import type { PlainReason } from '@bartan/contract/reasons/reason'
import { withParams } from '@bartan/contract/reasons/reasons'
import type { Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { Badge, Choice, Note, VisuallyHidden } from '#components/ui/elements.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { translateReason } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { faultOf } from '../form/product-faults.ts'
import { labelOf } from '../form/product-fields.ts'
import { useText } from '../texts.ts'

const ofVariant = (name: string): string => name.replace(/^variants\./, '')

/** What is wrong with a planned row, with the form's name of the field. */
const faultText = (language: Language, { field, ...told }: ImportFault): string => {
  const name = ofVariant(field)
  const why = { reason: '', params: {}, ...told } as PlainReason
  const about = why.params['field']
  return typeof about === 'string'
    ? faultOf(language, name, withParams(why, { field: ofVariant(about) }))
    : `${labelOf(language, name)}: ${translateReason(language, why)}`
}

const styles = { was: css({ color: 'warning', fontWeight: 'medium' }) }

type Kind = PlannedRow['kind']

const KINDS = [
  { kind: 'faulty', tone: 'danger' },
  { kind: 'changed', tone: 'warning' },
  { kind: 'new', tone: 'success' },
  { kind: 'unchanged', tone: 'neutral' },
] as const satisfies readonly { kind: Kind; tone: string }[]

/** More rows than anyone reads would slow the page down. */
const MAX_SHOWN = 100

const wordsOf = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return JSON.stringify(value)
  if (value.length === 0) return '–'
  return value.map(partWords).join(', ')
}

/** Text for a picture, fact or string. */
const partWords = (part: unknown): string => {
  if (typeof part !== 'object' || part === null) return String(part)
  if ('url' in part) return String(part.url)
  return 'name' in part && 'value' in part
    ? `${String(part.name)}: ${String(part.value)}`
    : JSON.stringify(part)
}

const Change = ({
  change: { field, variant, from, to, was },
  isNew,
}: {
  change: FieldChange
  isNew: boolean
}) => {
  const t = useText()
  const named = variant && (choiceOf(t.language, variant) || variant.sku)
  const label = [named, labelOf(t.language, field)].filter(Boolean).join(': ')
  return (
    <li className={css({ listStyleType: 'none', overflowWrap: 'anywhere' })}>
      <span className={css({ color: 'ink.soft' })}>{label}: </span>
      {!isNew && (
        <>
          <VisuallyHidden>{t('from')} </VisuallyHidden>
          <del className={css({ color: 'ink.faint' })}>{wordsOf(from)}</del>
          <span aria-hidden> → </span>
          <VisuallyHidden> {t('to')} </VisuallyHidden>
        </>
      )}
      <ins className={css({ textDecoration: 'none', fontWeight: 'semibold' })}>{wordsOf(to)}</ins>
      {was !== undefined && (
        <span className={styles.was}> {t('fileSays', { was: wordsOf(was) })}</span>
      )}
    </li>
  )
}

const Effect = ({ row }: { row: PlannedRow }) => {
  const t = useText()
  if (row.kind === 'unchanged') return <>{t('stays')}</>
  if (row.kind === 'faulty')
    return (
      <span className={css({ color: 'danger', fontWeight: 'medium' })}>
        {row.faults.map((fault) => faultText(t.language, fault)).join('. ')}
      </span>
    )
  // A new product has many values, so they are one paragraph.
  const changes = row.changes.filter(
    ({ field }) => row.kind === 'changed' || (field !== 'sku' && field !== 'name'),
  )
  return (
    <ul className={wrap({ columnGap: '4', rowGap: '0.5', textAlign: 'left' })}>
      {changes.map((change) => (
        <Change
          key={`${change.variant?.size} ${change.variant?.color} ${change.variant?.sku} ${change.field}`}
          change={change}
          isNew={row.kind === 'new'}
        />
      ))}
    </ul>
  )
}

export const BulkDiff = ({ rows }: { rows: readonly PlannedRow[] }) => {
  const t = useText()
  const counts = new Map<Kind, number>()
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const [chosen, setChosen] = useState<Kind>()
  const shown = chosen ?? KINDS.find(({ kind }) => counts.has(kind))?.kind
  const fitting = rows.filter(({ kind }) => kind === shown)
  const tone = KINDS.find(({ kind }) => kind === shown)?.tone
  return (
    <div>
      <fieldset className={wrap({ gap: '2', mb: '4' })} aria-label={t('rowsShown')}>
        {KINDS.map(({ kind }) => (
          <Choice
            key={kind}
            size="sm"
            aria-pressed={kind === shown}
            disabled={!counts.has(kind)}
            onClick={() => setChosen(kind)}
          >
            {t(kind)} {counts.get(kind) ?? 0}
          </Choice>
        ))}
      </fieldset>
      <DataTable
        caption={t('wouldChange')}
        rows={fitting.slice(0, MAX_SHOWN)}
        keyOf={({ row }) => row}
        columns={[
          { name: t('row'), align: 'end', cell: ({ row }) => row },
          {
            name: 'SKU',
            head: 'labeled',
            cell: ({ sku }) => <Badge tone={tone}>{sku || '–'}</Badge>,
          },
          {
            name: t('product'),
            isLong: true,
            cell: ({ name }) => <Breakable>{name || '–'}</Breakable>,
          },
          { name: t('effect'), isLong: true, cell: (row) => <Effect row={row} /> },
        ]}
      />
      {fitting.length > MAX_SHOWN && (
        <Note className={css({ mt: '3' })}>
          {t('firstShown', { most: MAX_SHOWN, count: fitting.length })}
        </Note>
      )}
    </div>
  )
}
