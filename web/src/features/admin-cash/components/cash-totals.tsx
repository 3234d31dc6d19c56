import type { CashReport } from '@bartan/contract/cash/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { KeyFigure, KeyFigures } from '#components/ui/layout/key-figures.tsx'
import { TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { BOOKED, DUE } from '../owed.ts'
import { useText } from '../texts.ts'

/** Totals of the report's days. Handed-over cash isn't a sum of orders, so it is listed below instead. */
export const CashTotals = ({ report: { from, to, totals } }: { report: CashReport }) => {
  const t = useText()
  const ofDays = { cash: from, cashTo: to }
  const collected = paths.adminOrdersIn(BOOKED, ofDays)
  const byUpi = t('byUpi', { sum: formatRupees(totals.byUpi) })
  return (
    <KeyFigures>
      <KeyFigure
        title={t('toCollect')}
        value={formatRupees(totals.toCollect)}
        to={totals.toCollect === 0 ? undefined : paths.adminOrdersIn(DUE, ofDays)}
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
            <TextLink to={paths.adminOrdersIn(BOOKED, { ...ofDays, collected: 'upi' })}>
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
    </KeyFigures>
  )
}
