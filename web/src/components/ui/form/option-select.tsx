import type { ComponentProps } from 'react'
import { css, cx } from '#styled-system/css'
import { Select } from './form-field.tsx'

type OptionSelectProps<V extends string> = Omit<
  ComponentProps<typeof Select>,
  'value' | 'children'
> & {
  value?: V
  options: readonly (readonly [value: V, text: string])[]
  /** Instead of `onChange`, which a form registers. */
  onPick?: (value: V) => void
  /** Small, and as wide as its value, for table rows. */
  isInRow?: boolean
}

const styles = {
  inRow: css({
    w: 'auto',
    minH: { base: 'tap', lg: 'tap.sm' },
    py: '1',
    pr: '8',
    fontSize: 'sm',
    backgroundPosition: 'right 8px center',
  }),
}

export const OptionSelect = <V extends string>({
  options,
  onPick,
  isInRow,
  className,
  ...select
}: OptionSelectProps<V>) => (
  <Select
    {...select}
    className={cx(isInRow && styles.inRow, className)}
    {...(onPick && {
      onChange: ({ target }) => {
        const picked = options.find(([value]) => value === target.value)
        if (picked) onPick(picked[0])
      },
    })}
  >
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </Select>
)
