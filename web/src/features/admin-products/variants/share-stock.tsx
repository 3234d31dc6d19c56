import { Button } from '#components/ui/button.tsx'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { distributeUnits, stockOf } from './fill-rows.ts'
import { useText } from './texts.ts'
import type { VariantRow } from './variant-rows.ts'

const styles = {
  root: grid({ gap: '3', p: '3', fontSize: 'sm', bg: 'saffron.tint', borderRadius: 'md' }),
  question: css({ fontWeight: 'medium' }),
  actions: wrap({ align: 'center', gap: '2' }),
}

type ShareStockProps = {
  rows: VariantRow[]
  /** Units of a product that has no variants yet. */
  all: number
  onRows: (rows: VariantRow[]) => void
  /** Called if the product's stock has changed. */
  onCount: (all: number) => void
}

/** Asks how a product's stock is divided among its new variants. */
export const ShareStock = ({ rows, all, onRows, onCount }: ShareStockProps) => {
  const t = useText()
  const shared = stockOf(rows)
  return (
    <div className={styles.root}>
      <p className={styles.question}>{t('toShare', { all })}</p>
      <div className={styles.actions}>
        <output>{t('sharedSoFar', { shared, all })}</output>
        <Button variant="outline" size="sm" onClick={() => onRows(distributeUnits(rows, all))}>
          {t('shareEvenly')}
        </Button>
        {shared !== all && shared > 0 && (
          <Button variant="outline" size="sm" onClick={() => onCount(shared)}>
            {t('shareOther', { shared })}
          </Button>
        )}
      </div>
    </div>
  )
}
