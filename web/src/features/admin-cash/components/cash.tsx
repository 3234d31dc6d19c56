import type { CashReport, CashRow } from '@bartan/contract/cash/schema'
import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { DownloadButton } from '#components/ui/download-button.tsx'
import { DayFields } from '#components/ui/form/day-fields.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useToday } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { cashQuery, readCashFile } from '../api/cash.ts'
import { useText } from '../texts.ts'
import { CashTable } from './cash-table.tsx'
import { CashTotals } from './cash-totals.tsx'
import { HandoverForm, type Handover } from './handover-form.tsx'
import { Handovers } from './handovers.tsx'
import { Holders } from './holders.tsx'
import { CourierPayment, Parcels } from './parcels.tsx'

const styles = {
  // The form is above the table, whose height changes with the days.
  form: css({ mb: '5' }),
}

const Report = ({ report }: { report: CashReport }) => {
  const t = useText()
  const [proposed, setProposed] = useState<Handover>()
  const propose = ({ day, courier, open }: CashRow) =>
    setProposed({ day, courier, amount: String(open), reference: '' })
  const couriers = [...new Set(report.rows.map(({ courier }) => courier).filter(Boolean))]
  const [holder, ...others] = new Set(
    report.rows.flatMap(({ courier, open }) => (open > 0 ? [courier] : [])),
  )
  return (
    <>
      <CashTotals report={report} />
      <div className={styles.form}>
        <HandoverForm
          key={proposed && `${proposed.day} ${proposed.courier} ${proposed.amount}`}
          proposed={proposed}
          couriers={couriers}
          courier={others.length === 0 ? holder : undefined}
        />
      </div>
      {report.rows.length === 0 ? (
        <EmptyState title={t('none')} Icon={Wallet} text={t('noneHint')} />
      ) : (
        <CashTable key={`${report.from} ${report.to}`} rows={report.rows} onRecord={propose} />
      )}
      {report.handovers.length > 0 && (
        <div className={css({ mt: '5' })} key={`of ${report.from} ${report.to}`}>
          <Handovers handovers={report.handovers} />
        </div>
      )}
    </>
  )
}

/** Cash that was collected at the door: who holds it, what has reached the shop, and what parcels are unpaid. */
export const Cash = () => {
  const t = useText()
  const { values, change, isFiltered } = useAddressFilters(['from', 'to'])
  const today = useToday()
  const isBackwards = values.from !== '' && (values.to || today) < values.from
  const load = useQuery({ ...cashQuery(values), enabled: !isBackwards })
  const days = {
    from: values.from || (load.data?.from ?? ''),
    to: values.to || (load.data?.to ?? ''),
  }
  return (
    <>
      <Holders />
      <CourierPayment />
      <fieldset className={wrap({ align: 'end', gap: '3', mb: '5' })} aria-label={t('days')}>
        <DayFields t={t} days={days} onChange={change} />
        {isFiltered && (
          <Button variant="quiet" onClick={() => change({ from: '', to: '' })}>
            {t('week')}
          </Button>
        )}
        <DownloadButton
          name={`cash-${days.from}-${days.to}.csv`}
          label={t('exportCsv')}
          failure={t('notExported')}
          isDisabled={!load.data?.rows.length}
          read={() => readCashFile(days)}
        />
      </fieldset>
      {isBackwards ? (
        <FormAlert>{t('backwards')}</FormAlert>
      ) : (
        <LoadState load={load} skeleton={<RowsSkeleton />}>
          {(report) => <Report report={report} />}
        </LoadState>
      )}
      <Parcels />
    </>
  )
}
