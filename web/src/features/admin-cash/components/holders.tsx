import type { CashHolders } from '@bartan/contract/cash/schema'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { formatDate } from '#components/ui/format-date.ts'
import { KeyFigure, KeyFigures } from '#components/ui/layout/key-figures.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { Breakable, Cell, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { useLanguage } from '#i18n/language.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { holdersQuery } from '../api/cash.ts'
import { courierName, useText } from '../texts.ts'

const styles = { root: css({ mb: '6' }) }

const Row = ({ courier, open, since, overdue }: CashHolders['holders'][number]) => {
  const t = useText()
  const language = useLanguage()
  return (
    <tr>
      <Cell label={t('holder')}>
        <Breakable>{courierName(language, courier)}</Breakable>
      </Cell>
      <Cell label={t('held')} align="end">
        <strong>{formatRupees(open)}</strong>
      </Cell>
      <Cell label={t('since')}>
        <TextLink className={cellLink} to={paths.adminCashSince(since)}>
          {formatDate(language, since)}
        </TextLink>
      </Cell>
      <Cell label={t('overdue')} align="end">
        {formatRupees(overdue)}
      </Cell>
    </tr>
  )
}

/** Who holds cash, since when, and what of it is overdue, whatever days are shown below. */
export const Holders = () => {
  const t = useText()
  const load = useQuery(holdersQuery())
  return (
    <section className={styles.root} aria-label={t('holders')}>
      <LoadState load={load} skeleton={<RowsSkeleton />}>
        {({ holders, open, overdue, usualDays }) => (
          <>
            <KeyFigures>
              <KeyFigure title={t('held')} value={formatRupees(open)} note={t('heldNote')} />
              <KeyFigure
                title={t('overdue')}
                value={formatRupees(overdue)}
                note={t('overdueNote', { count: usualDays })}
              />
            </KeyFigures>
            {holders.length > 0 && (
              <DataTable
                caption={t('holders')}
                size="few"
                columns={[
                  { name: t('holder') },
                  { name: t('held'), align: 'end' },
                  { name: t('since') },
                  { name: t('overdue'), align: 'end' },
                ]}
              >
                {holders.map((holder) => (
                  <Row key={holder.courier} {...holder} />
                ))}
              </DataTable>
            )}
          </>
        )}
      </LoadState>
    </section>
  )
}
