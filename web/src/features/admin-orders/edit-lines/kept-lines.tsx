import { Trash2, Undo2 } from 'lucide-react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { IconButton } from '#components/ui/button.tsx'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import type { Kept } from './edited-lines.ts'
import { useText } from './texts.ts'

const styles = {
  line: css({ listStyleType: 'none', py: '3', '& + &': { borderTopWidth: '1px' } }),
  soft: css({ fontSize: 'sm', color: 'ink.soft' }),
  end: css({ ml: 'auto' }),
}

type KeptLineProps = { kept: Kept; onChange: (quantity: number) => void }

const KeptLine = ({ kept: { line, quantity }, onChange }: KeptLineProps) => {
  const t = useText()
  const name = [nameOf(t.language, line), choiceOf(t.language, line)].filter(Boolean).join(', ')
  return (
    <li className={styles.line}>
      <p className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>{name}</p>
      <p className={styles.soft}>{t('price', { price: formatRupees(line.price) })}</p>
      <div className={wrap({ align: 'center', gap: '2', mt: '2' })}>
        {quantity > 0 ? (
          <>
            <QuantityStepper of={name} quantity={quantity} onChange={onChange} />
            <IconButton
              className={styles.end}
              aria-label={t('remove', { name })}
              onClick={() => onChange(0)}
            >
              <Trash2 aria-hidden size={18} />
            </IconButton>
          </>
        ) : (
          <>
            <span className={styles.soft}>{t('takenOut')}</span>
            <IconButton
              className={styles.end}
              aria-label={t('putBack', { name })}
              onClick={() => onChange(line.quantity)}
            >
              <Undo2 aria-hidden size={18} />
            </IconButton>
          </>
        )}
      </div>
    </li>
  )
}

type KeptLinesProps = { lines: readonly Kept[]; onChange: (lines: Kept[]) => void }

/** Existing lines with their new quantities. */
export const KeptLines = ({ lines, onChange }: KeptLinesProps) => (
  <ul>
    {lines.map((kept) => {
      const { productId, size, color } = kept.line
      return (
        <KeptLine
          key={`${productId} ${size} ${color}`}
          kept={kept}
          onChange={(quantity) =>
            onChange(lines.map((one) => (one === kept ? { ...kept, quantity } : one)))
          }
        />
      )
    })}
  </ul>
)
