import { chakra } from '@chakra-ui/react/styled-system'
import { Badge } from '#components/ui/badge.tsx'
import { t } from '#components/ui/texts.ts'
import { formatRupees } from './format-rupees.ts'
import { VisuallyHidden } from '#components/ui/heading.tsx'

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
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      rowGap="1"
      lineHeight="snug"
    >
      {isReduced && <VisuallyHidden>{t('now')} </VisuallyHidden>}
      <chakra.span fontWeight="bold" fontSize={size === 'lg' ? '2xl' : 'md'}>
        {formatRupees(amount)}
      </chakra.span>
      {isReduced && (
        <>
          <VisuallyHidden>{t('was')} </VisuallyHidden>
          <chakra.s color="ink.faint" fontSize={size === 'lg' ? 'lg' : 'sm'}>
            {formatRupees(original)}
          </chakra.s>
        </>
      )}
      {size === 'lg' && <Saving amount={amount} original={original} />}
    </chakra.p>
  )
}
