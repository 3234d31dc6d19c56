import type { Rupees } from '@bartan/contract/shared/money'
import { Badge, VisuallyHidden } from '#components/ui/elements.tsx'
import { useText } from '#components/ui/texts.ts'
import { css, cva } from '#styled-system/css'
import { formatRupees } from './format-rupees.ts'

const price = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    lineHeight: 'snug',
    '& > s': { color: 'ink.faint' },
  },
  variants: {
    size: {
      /** On a card the original price is below the price. */
      md: { columnGap: '1.5', '& > s': { fontSize: 'xs' } },
      lg: { columnGap: '2', rowGap: '1', fontSize: '2xl', '& > s': { fontSize: 'lg' } },
    },
  },
})

const amountOf = cva({
  base: { fontWeight: 'bold' },
  variants: { size: { md: { w: 'full' }, lg: {} } },
})

const styles = {
  from: css({ fontSize: 'xs', fontWeight: 'medium', color: 'ink.soft' }),
  saving: css({ fontSize: 'xs', fontWeight: 'semibold', color: 'success', whiteSpace: 'nowrap' }),
}

/** `original` is shown struck through if it is higher (spec §3). */
type Amounts = { amount: Rupees; original?: Rupees | undefined }

/** Smaller savings aren't shown. */
const MIN_SAVING_PERCENT = 5

/** Rounded down, to promise no more than is true. */
const savedPercent = ({ amount, original = amount }: Amounts) =>
  original > amount ? Math.floor(((original - amount) / original) * 100) : 0

/** Shows '16% off' unless the saving is too small. */
const Saving = ({ size, ...amounts }: Amounts & { size: 'md' | 'lg' }) => {
  const t = useText()
  const percent = savedPercent(amounts)
  if (percent < MIN_SAVING_PERCENT) return null
  const text = t('off', { percent })
  return size === 'lg' ? (
    <Badge tone="success">{text}</Badge>
  ) : (
    <span className={styles.saving}>{text}</span>
  )
}

/** Shows 'from ₹249' with small words around the price, in the language's word order. */
export const FromPrice = ({ amount }: { amount: Rupees }) => {
  const t = useText()
  const [before, after] = t('from', { price: '|' }).split('|')
  return (
    <>
      {before && <span className={styles.from}>{before}</span>}
      {formatRupees(amount)}
      {after && <span className={styles.from}>{after}</span>}
    </>
  )
}

type PriceProps = Amounts & {
  /** Shows "from", because the price is the lowest of several. */
  isFrom?: boolean
  size?: 'md' | 'lg'
}

export const Price = ({ amount, original, isFrom = false, size = 'md' }: PriceProps) => {
  const t = useText()
  const isReduced = original !== undefined && original > amount
  return (
    <p className={price({ size })}>
      {isReduced && <VisuallyHidden>{t('now')} </VisuallyHidden>}
      <span className={amountOf({ size })}>
        {isFrom ? <FromPrice amount={amount} /> : formatRupees(amount)}
      </span>
      {isReduced && (
        <>
          <VisuallyHidden>{t('was')} </VisuallyHidden>
          <s>{formatRupees(original)}</s>
        </>
      )}
      <Saving amount={amount} original={original} size={size} />
    </p>
  )
}
