import { chakra } from '@chakra-ui/react/styled-system'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#components/ui/button.tsx'
import { t } from '#components/ui/texts.ts'

type QuantityStepperProps = {
  quantity: number
  onChange: (quantity: number) => void
  /** What it counts, for screen readers: 'Steel Thali'. */
  of: string
  max?: number | undefined
  isDisabled?: boolean
  /** 'lg' goes with a large button. */
  size?: 'md' | 'lg'
}

/** The frame is 44 px high, border included: the smaller buttons reach over it, to be as tall as a thumb needs. */
const HEIGHT = { md: { h: 'tap', my: '-1px' }, lg: { h: '50px' } }

/**
 * Minus, number, plus. A step below 1 is ignored (spec §5): the button only looks disabled, so that it keeps the
 * focus.
 */
export const QuantityStepper = ({
  quantity,
  onChange,
  of,
  max = Infinity,
  isDisabled = false,
  size = 'md',
}: QuantityStepperProps) => {
  const step = (by: number) => {
    const next = quantity + by
    if (!isDisabled && next >= 1 && (by < 0 || next <= max)) onChange(next)
  }
  return (
    <chakra.fieldset
      aria-label={t('quantityOf', { name: of })}
      display="inline-flex"
      alignItems="center"
      bg="paper"
      borderWidth="1px"
      borderColor="line.strong"
      borderRadius="md"
    >
      <IconButton
        aria-label={t('decrease', { name: of })}
        aria-disabled={isDisabled}
        borderRadius="md"
        {...HEIGHT[size]}
        opacity={quantity <= 1 ? 0.4 : 1}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden size={18} />
      </IconButton>
      <chakra.output
        aria-live="polite"
        minW="8"
        textAlign="center"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {quantity}
      </chakra.output>
      <IconButton
        aria-label={t('increase', { name: of })}
        aria-disabled={isDisabled || quantity >= max}
        borderRadius="md"
        {...HEIGHT[size]}
        onClick={() => step(1)}
      >
        <Plus aria-hidden size={18} />
      </IconButton>
    </chakra.fieldset>
  )
}
