import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { TextLink } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { KeyFigure, KeyFigures } from '#components/ui/layout/key-figures.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { Breakable, cellLink, DataTable } from '#components/ui/table/data-table.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { holdersQuery } from '../api/cash.ts'
import { courierName, useText } from '../texts.ts'

/** Who holds cash, since when, and what of it is overdue, whatever days are shown below. */
export const Holders = () => {
  const t = useText()
  const load = useQuery(holdersQuery())
  return (
    <section className={css({ mb: '6' })} aria-label={t('holders')}>
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
                rows={holders}
                keyOf={({ courier }) => courier}
                columns={[
                  {
                    name: t('holder'),
                    cell: ({ courier }) => (
                      <Breakable>{courierName(t.language, courier)}</Breakable>
                    ),
                  },
                  {
                    name: t('held'),
                    align: 'end',
                    cell: (holder) => <strong>{formatRupees(holder.open)}</strong>,
                  },
                  {
                    name: t('since'),
                    cell: ({ since }) => (
                      <TextLink className={cellLink} to={adminPaths.cashSince(since)}>
                        {formatDate(t.language, since)}
                      </TextLink>
                    ),
                  },
                  {
                    name: t('overdue'),
                    align: 'end',
                    cell: (holder) => formatRupees(holder.overdue),
                  },
                ]}
              />
            )}
          </>
        )}
      </LoadState>
    </section>
  )
}
