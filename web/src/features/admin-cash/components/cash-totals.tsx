import type { CashReport } from '@bartan/contract/cash/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { KeyFigure, KeyFigures } from '#components/ui/layout/key-figures.tsx'
import { useText } from '../texts.ts'

export const CashTotals = ({ totals }: { totals: CashReport['totals'] }) => {
  const t = useText()
  return (
    <KeyFigures>
      <KeyFigure
        title={t('toCollect')}
        value={formatRupees(totals.toCollect)}
        note={t('toCollectNote')}
      />
      <KeyFigure
        title={t('collected')}
        value={formatRupees(totals.collected)}
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
        note={t('differenceNote')}
      />
    </KeyFigures>
  )
}
