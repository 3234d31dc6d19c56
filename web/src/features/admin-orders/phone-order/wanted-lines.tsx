import { rupeesTotal } from '@bartan/contract/shared/money'
import { Trash2 } from 'lucide-react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { QuantityStepper } from '#components/commerce/quantity-stepper.tsx'
import { Choice, IconButton, Note } from '#components/ui/elements.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { translateValue, useLanguage } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { flex, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { chosenOffer, withChoice, type WantedLine } from './phone-order-lines.ts'

const styles = {
  line: css({ listStyleType: 'none', py: '3', '& + &': { borderTopWidth: '1px' } }),
  nameAndSum: flex({ justify: 'space-between', gap: '3', lineHeight: 'snug' }),
  sum: css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' }),
  said: css({ color: 'ink.soft', fontSize: 'sm', overflowWrap: 'anywhere' }),
  remove: css({ ml: 'auto' }),
}

/** Up to this many choices are buttons side by side instead of a select. */
const MAX_BESIDE = 6

type VariantChoiceProps = {
  label: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

const VariantChoice = ({ label, options, value, onChange }: VariantChoiceProps) => {
  const language = useLanguage()
  if (options.length === 0) return null
  if (options.length > MAX_BESIDE)
    return (
      <OptionSelect
        className={css({ w: 'auto' })}
        aria-label={label}
        value={value}
        options={options.map((option) => [option, translateValue(language, option)] as const)}
        onPick={onChange}
      />
    )
  return (
    <fieldset className={wrap({ gap: '1.5', minW: '0', border: 'none' })} aria-label={label}>
      {options.map((option) => (
        <Choice
          key={option}
          size="sm"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {translateValue(language, option)}
        </Choice>
      ))}
    </fieldset>
  )
}

type LineProps = {
  line: WantedLine
  onChange: (changed: Partial<WantedLine>) => void
  onRemove: () => void
}

const Line = ({ line, onChange, onRemove }: LineProps) => {
  const t = useText()
  const { product, size, color, quantity, said } = line
  const name = nameOf(t.language, product)
  const { price, countInStock } = chosenOffer(line)
  return (
    <li className={styles.line}>
      <div className={styles.nameAndSum}>
        <strong>{name}</strong>
        <span className={styles.sum}>{formatRupees(rupeesTotal([{ price, quantity }]))}</span>
      </div>
      {said && <q className={styles.said}>{said}</q>}
      <div className={wrap({ align: 'center', gap: '2', mt: '2' })}>
        <VariantChoice
          label={t('sizeOf', { name })}
          options={product.sizes}
          value={size}
          onChange={(chosen) => onChange(withChoice(line, { size: chosen }))}
        />
        <VariantChoice
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
          <Note as="span">{t('inStock', { price: formatRupees(price), count: countInStock })}</Note>
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
  <ul className={css({ _empty: { display: 'none' } })}>
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
