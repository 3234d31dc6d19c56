import type { CashReport } from '@bartan/contract/cash/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { KeyFigure, KeyFigures } from '#components/ui/layout/key-figures.tsx'
import { paths } from '#lib/paths.ts'
import { BOOKED, DUE } from '../owed.ts'
import { useText } from '../texts.ts'

export const CashTotals = ({ totals }: { totals: CashReport['totals'] }) => {
  const t = useText()
  return (
    <KeyFigures>
      <KeyFigure
        title={t('toCollect')}
        value={formatRupees(totals.toCollect)}
        to={paths.adminOrdersIn(DUE)}
        note={t('toCollectNote')}
      />
      <KeyFigure
        title={t('collected')}
        value={formatRupees(totals.collected)}
        to={paths.adminOrdersIn(BOOKED)}
        note={t('byUpi', { sum: formatRupees(totals.byUpi) })}
      />
      <KeyFigure
        title={t('handedOver')}
        value={formatRupees(totals.handedOver)}
        note={t('handedOverNote')}
      />
      <KeyFigure
        title={t('difference')}
        value={formatRupees(totals.difference)}
        to={paths.adminParcels}
        note={t('differenceNote')}
      />
    </KeyFigures>
  )
}
