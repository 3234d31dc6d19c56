import type { Rupees } from '@bartan/contract/shared/money'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { css } from '#styled-system/css'
import { differenceOf, type Payer } from './exchange-sums.ts'

const styles = { root: css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }) }

/** Who pays whom, in the words of the page. */
export type SayPays = (id: `pays.${Payer}`, values: { sum: string }) => string

/** Who pays whom, before anything is sent. */
export const Difference = ({ paid, price, say }: { paid: Rupees; price: Rupees; say: SayPays }) => {
  const { payer, sum } = differenceOf(paid, price)
  return (
    <p className={styles.root} aria-live="polite">
      {say(`pays.${payer}`, { sum: formatRupees(sum) })}
    </p>
  )
}
