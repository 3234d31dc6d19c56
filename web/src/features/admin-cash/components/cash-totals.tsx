import type { CashReport } from '@bartan/contract/cash/schema'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Card } from '#components/ui/elements.tsx'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  grid: css({
    display: 'grid',
    gap: { base: '3', md: '4' },
    mb: '5',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
  }),
  figure: css({ p: { base: '4', md: '5' }, minW: '0' }),
  title: css({ fontFamily: 'body', fontSize: 'sm', fontWeight: 'medium', color: 'ink.soft' }),
  value: css({
    mt: '1',
    fontFamily: 'heading',
    fontSize: { base: 'xl', md: 'figure' },
    fontWeight: 'semibold',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
  note: css({ mt: '1', fontSize: 'sm', color: 'ink.soft' }),
}

const Figure = ({ title, sum, note }: { title: string; sum: number; note: string }) => (
  <Card className={styles.figure} padding="none">
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.value}>{formatRupees(sum)}</p>
    <p className={styles.note}>{note}</p>
  </Card>
)

/** What the days come to. */
export const CashTotals = ({ totals }: { totals: CashReport['totals'] }) => (
  <div className={styles.grid}>
    <Figure title={t('toCollect')} sum={totals.toCollect} note={t('toCollectNote')} />
    <Figure
      title={t('collected')}
      sum={totals.collected}
      note={t('byUpi', { sum: formatRupees(totals.byUpi) })}
    />
    <Figure title={t('handedOver')} sum={totals.handedOver} note={t('handedOverNote')} />
    <Figure title={t('difference')} sum={totals.difference} note={t('differenceNote')} />
  </div>
)
