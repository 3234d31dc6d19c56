import type { CashReport, CashRow, CashHandover } from '@bartan/contract/cash/schema'
import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { DownloadButton } from '#components/ui/download-button.tsx'
import { Button, Card, Heading, Note, TextLink } from '#components/ui/elements.tsx'
import { DayFields } from '#components/ui/form/day-fields.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { formatMoment } from '#components/ui/format-moment.ts'
import { KeyFigure, KeyFigures } from '#components/ui/layout/key-figures.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { DeleteButton } from '#components/ui/overlay/delete-button.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useToday } from '#lib/clock.ts'
import { css } from '#styled-system/css'
import { wrap, hstack } from '#styled-system/patterns'
import { cashQuery, readCashFile, useRemoveHandover } from '../api/cash.ts'
import { BOOKED, DUE } from '../owed.ts'
import { useText, courierName } from '../texts.ts'
import { CashTable } from './cash-table.tsx'
import { HandoverForm, type Handover } from './handover-form.tsx'
import { Holders } from './holders.tsx'
import { CourierPayment, Parcels } from './parcels.tsx'

const handoversStyles = {
  row: hstack({
    justify: 'space-between',
    gap: '3',
    py: '3',
    listStyleType: 'none',
    '& + &': { borderTopWidth: '1px' },
  }),
}

const HandoverRow = ({ handover }: { handover: CashHandover }) => {
  const t = useText()
  const { _id, day, courier, amount, reference, at, by } = handover
  const { mutateAsync: remove } = useRemoveHandover(day, _id)
  const sum = formatRupees(amount)
  return (
    <li className={handoversStyles.row}>
      <div className={css({ minW: '0', overflowWrap: 'anywhere' })}>
        <p>
          <TextLink to={adminPaths.ordersIn(BOOKED, { cash: day, courier })}>{sum}</TextLink>
          {[courierName(t.language, courier), formatDate(t.language, day), reference]
            .flatMap((part) => (part ? ` · ${part}` : []))
            .join('')}
        </p>
        <Note>{t('takenBy', { when: formatMoment(t.language, at), name: by.name })}</Note>
      </div>
      <DeleteButton
        of={t('removeOf', { sum })}
        question={t('removeQuestion')}
        call={remove}
        done={t('removed')}
        failed={t('notRemoved')}
      >
        {t('removeNote')}
      </DeleteButton>
    </li>
  )
}

/** Recorded handovers, to look up or to delete after a typing error. */
const Handovers = ({ handovers }: { handovers: readonly CashHandover[] }) => {
  const t = useText()
  return (
    <Card as="section">
      <Heading className={css({ mb: '3' })} size="small">
        {t('handovers')}
      </Heading>
      <ul>
        {handovers.map((handover) => (
          <HandoverRow key={handover._id} handover={handover} />
        ))}
      </ul>
    </Card>
  )
}

/** Totals of the report's days. Handed-over cash isn't a sum of orders, so it is listed below instead. */
const CashTotals = ({ report: { from, to, totals } }: { report: CashReport }) => {
  const t = useText()
  const ofDays = { cash: from, cashTo: to }
  const collected = adminPaths.ordersIn(BOOKED, ofDays)
  const byUpi = t('byUpi', { sum: formatRupees(totals.byUpi) })
  return (
    <KeyFigures>
      <KeyFigure
        title={t('toCollect')}
        value={formatRupees(totals.toCollect)}
        to={totals.toCollect === 0 ? undefined : adminPaths.ordersIn(DUE, ofDays)}
        note={t('toCollectNote')}
      />
      <KeyFigure
        title={t('collected')}
        value={formatRupees(totals.collected)}
        to={totals.collected === 0 ? undefined : collected}
        note={
          totals.byUpi === 0 ? (
            byUpi
          ) : (
            <TextLink to={adminPaths.ordersIn(BOOKED, { ...ofDays, collected: 'upi' })}>
              {byUpi}
            </TextLink>
          )
        }
      />
      <KeyFigure
        title={t('handedOver')}
        value={formatRupees(totals.handedOver)}
        note={t('handedOverNote')}
      />
      {totals.short > 0 && (
        <KeyFigure
          title={t('short')}
          value={formatRupees(totals.short)}
          to={adminPaths.ordersIn(BOOKED, { ...ofDays, short: 'true' })}
          note={t('shortNote')}
        />
      )}
    </KeyFigures>
  )
}

const styles = {
  // The form is above the table, whose height changes with the days.
  form: css({ mb: '5' }),
}

const Report = ({ report }: { report: CashReport }) => {
  const t = useText()
  const [saves, setSaves] = useState(0)
  const [{ proposed, key }, setProposed] = useState<{ proposed?: Handover; key?: string }>({})
  const propose = ({ day, courier, open }: CashRow) =>
    setProposed({
      proposed: { day, courier, amount: String(open), reference: '' },
      // The same again begins anew only after it was saved: tried twice, it is sent as one.
      key: `${day} ${courier} ${open} ${saves}`,
    })
  const couriers = [...new Set(report.rows.map(({ courier }) => courier).filter(Boolean))]
  const [holder, ...others] = new Set(
    report.rows.flatMap(({ courier, open }) => (open > 0 ? [courier] : [])),
  )
  return (
    <>
      <CashTotals report={report} />
      <div className={styles.form}>
        <HandoverForm
          key={key}
          proposed={proposed}
          couriers={couriers}
          courier={others.length === 0 ? holder : undefined}
          onSaved={() => setSaves(saves + 1)}
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
        <DayFields days={days} onChange={change} />
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
