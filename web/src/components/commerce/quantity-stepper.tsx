import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#components/ui/elements.tsx'
import { useText } from '#components/ui/texts.ts'
import { css, cva, cx } from '#styled-system/css'

const button = cva({
  base: { borderRadius: 'md' },
  variants: {
    size: {
      // The frame is 44 px high with its border: the buttons overlap it to reach the size of a touch target.
      md: { h: 'tap', my: '-1px' },
      lg: { h: '50px' },
    },
  },
})

const styles = {
  root: css({
    display: 'inline-flex',
    alignItems: 'center',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
  }),
  faint: css({ opacity: 0.4 }),
  quantity: css({
    minW: '8',
    textAlign: 'center',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  }),
}

type QuantityStepperProps = {
  quantity: number
  onChange: (quantity: number) => void
  /** Name of the counted item for screen readers: 'Steel Thali'. */
  of: string
  min?: 0 | 1
  max?: number | undefined
  /** 'lg' fits beside a large button. */
  size?: 'md' | 'lg'
}

/** Minus, number, plus. A step below the least is ignored (spec §5): the button only looks disabled, to keep the focus. */
export const QuantityStepper = ({
  quantity,
  onChange,
  of,
  min = 1,
  max = Infinity,
  size = 'md',
}: QuantityStepperProps) => {
  const t = useText()
  const step = (by: number) => {
    const next = quantity + by
    if (next >= min && (by < 0 || next <= max)) onChange(next)
  }
  return (
    <fieldset className={styles.root} aria-label={t('quantityOf', { name: of })}>
      <IconButton
        className={cx(button({ size }), quantity <= min && styles.faint)}
        aria-label={t('decrease', { name: of })}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden size={18} />
      </IconButton>
      <output className={styles.quantity} aria-live="polite">
        {quantity}
      </output>
      <IconButton
        className={button({ size })}
        aria-label={t('increase', { name: of })}
        aria-disabled={quantity >= max}
        onClick={() => step(1)}
      >
        <Plus aria-hidden size={18} />
      </IconButton>
    </fieldset>
  )
}
