import type { OrderLine } from '@bartan/contract/orders/schema'
import { rupeesTotal } from '@bartan/contract/shared/money'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { useText as useSharedText } from '#components/ui/texts.ts'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

const styles = {
  table: css({
    w: 'full',
    mt: '8',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'left', borderBottomWidth: '2px', fontWeight: 'semibold' },
    '& th, & td': { py: '2', pr: '3', verticalAlign: 'top' },
    '& td': { borderBottomWidth: '1px' },
    '& tr': { breakInside: 'avoid' },
    '& [data-unit-price]': {
      display: { base: 'none', sm: 'table-cell' },
      _print: { display: 'table-cell' },
    },
    '& [data-end]': {
      textAlign: 'right',
      pr: '0',
      pl: '3',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  }),
  choice: css({ display: 'block', color: 'ink.soft' }),
  // Unit price, where it has no column.
  each: css({
    display: { base: 'block', sm: 'none' },
    color: 'ink.soft',
    _print: { display: 'none' },
  }),
}

type SheetLinesProps = { lines: readonly OrderLine[]; isPriced: boolean }

/** The parcel's contents and, on an invoice, each line's amount. */
export const SheetLines = ({ lines, isPriced }: SheetLinesProps) => {
  const shared = useSharedText()
  const t = useText()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col" data-end>
            {t('quantity')}
          </th>
          {isPriced && (
            <>
              <th scope="col" data-end data-unit-price>
                {t('price')}
              </th>
              <th scope="col" data-end>
                {t('amount')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.productId} ${line.size} ${line.color}`}>
            <td>
              {nameOf(t.language, line)}
              <span className={styles.choice}>{choiceOf(t.language, line)}</span>
              {isPriced && line.quantity > 1 && (
                <span className={styles.each}>
                  {shared('each', { price: formatRupees(line.price) })}
                </span>
              )}
            </td>
            <td data-end>{line.quantity}</td>
            {isPriced && (
              <>
                <td data-end data-unit-price>
                  {formatRupees(line.price)}
                </td>
                <td data-end>{formatRupees(rupeesTotal([line]))}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
