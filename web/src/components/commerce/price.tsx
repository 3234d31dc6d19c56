import { Badge } from '#components/ui/elements.tsx'
import { t } from '#components/ui/texts.ts'
import { formatRupees } from './format-rupees.ts'
import { VisuallyHidden } from '#components/ui/heading.tsx'
import { css, cx } from '#styled-system/css'

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    lineHeight: 'snug',
  }),
  amount: css({ fontWeight: 'bold' }),
  amountLarge: css({ fontSize: '2xl' }),
  amountNormal: css({ fontSize: 'md' }),
  original: css({ color: 'ink.faint' }),
  originalLarge: css({ fontSize: 'lg' }),
  originalNormal: css({ fontSize: 'sm' }),
}

/** `original` is shown struck through if it is higher (spec §3). */
type Amounts = { amount: number; original?: number | undefined }

/** Less than this is not worth a badge. */
const WORTH_SAYING = 5

/** Rounded down, so that we never promise too much. */
const savedPercent = ({ amount, original = amount }: Amounts) =>
  original > amount ? Math.floor(((original - amount) / original) * 100) : 0

/** '16% off', if it is worth mentioning. */
export const Saving = (amounts: Amounts) => {
  const percent = savedPercent(amounts)
  return percent < WORTH_SAYING ? null : <Badge tone="success">{t('off', { percent })}</Badge>
}

/** On a card ('md') the saving stands on the image; 'lg' has room for it. */
type PriceProps = Amounts & { size?: 'md' | 'lg' }

export const Price = ({ amount, original, size = 'md' }: PriceProps) => {
  const isReduced = original !== undefined && original > amount
  return (
    <p className={styles.root}>
      {isReduced && <VisuallyHidden>{t('now')} </VisuallyHidden>}
      <span className={cx(styles.amount, size === 'lg' ? styles.amountLarge : styles.amountNormal)}>
        {formatRupees(amount)}
      </span>
      {isReduced && (
        <>
          <VisuallyHidden>{t('was')} </VisuallyHidden>
          <s
            className={cx(
              styles.original,
              size === 'lg' ? styles.originalLarge : styles.originalNormal,
            )}
          >
            {formatRupees(original)}
          </s>
        </>
      )}
      {size === 'lg' && <Saving amount={amount} original={original} />}
    </p>
  )
}
