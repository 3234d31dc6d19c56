import { Trash2 } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { Select } from '#components/ui/form/form-field.tsx'
import { IconButton } from '#components/ui/button.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { rupeesTotal } from '@bartan/contract/shared/money'
import { translateValue } from '#i18n/translate.ts'
import { t } from '../texts.ts'
import { offerOf, withChoice } from './phone-order-lines.ts'
import type { WantedLine } from './phone-order-lines.ts'
import { css } from '#styled-system/css'

const styles = {
  choice: css({ w: 'auto' }),
  line: css({ listStyleType: 'none', py: '3', '& + &': { borderTopWidth: '1px' } }),
  nameAndSum: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    lineHeight: 'snug',
  }),
  sum: css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
  controls: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '2' }),
  remove: css({ ml: 'auto' }),
  offer: css({ fontSize: 'sm', color: 'ink.soft' }),
  root: css({ _empty: { display: 'none' } }),
}

type ChoiceProps = {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

const Choice = ({ label, options, value, onChange }: ChoiceProps) =>
  options.length > 0 && (
    <Select
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {translateValue(option)}
        </option>
      ))}
    </Select>
  )

type LineProps = {
  line: WantedLine
  onChange: (changed: Partial<WantedLine>) => void
  onRemove: () => void
}

const Line = ({ line, onChange, onRemove }: LineProps) => {
  const { product, size, color, quantity } = line
  const name = nameOf(product)
  const { price, countInStock } = offerOf(line)
  return (
    <li className={styles.line}>
      <div className={styles.nameAndSum}>
        <strong>{name}</strong>
        <span className={styles.sum}>{formatRupees(rupeesTotal([{ price, quantity }]))}</span>
      </div>
      <div className={styles.controls}>
        <Choice
          label={t('sizeOf', { name })}
          options={product.sizes}
          value={size}
          onChange={(chosen) => onChange(withChoice(line, { size: chosen }))}
        />
        <Choice
          label={t('colorOf', { name })}
          options={product.colors}
          value={color}
          onChange={(chosen) => onChange(withChoice(line, { color: chosen }))}
        />
        <QuantityStepper
          of={name}
          quantity={quantity}
          max={countInStock}
          onChange={(chosen) => onChange({ quantity: chosen })}
        />
        {product.variants && (
          <span className={styles.offer}>
            {t('inStock', { price: formatRupees(price), count: countInStock })}
          </span>
        )}
        <IconButton className={styles.remove} aria-label={t('remove', { name })} onClick={onRemove}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
    </li>
  )
}

type WantedLinesProps = {
  lines: readonly WantedLine[]
  onChange: (lines: WantedLine[]) => void
}

/** The caller's lines, editable in place. */
export const WantedLines = ({ lines, onChange }: WantedLinesProps) => (
  <ul className={styles.root}>
    {lines.map((line) => (
      <Line
        key={line.key}
        line={line}
        onChange={(changed) =>
          onChange(lines.map((other) => (other === line ? { ...line, ...changed } : other)))
        }
        onRemove={() => onChange(lines.filter((other) => other !== line))}
      />
    ))}
  </ul>
)
