import { translateValue } from '#i18n/translate.ts'
import { useText } from '../texts.ts'
import type { Facets } from '@bartan/contract/products/schema'
import type { ReactNode } from 'react'
import { css, cva, cx } from '#styled-system/css'
import { useLanguage } from '#i18n/language.ts'

const row = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    // Touch targets where the panel is a drawer.
    minH: { base: 'tap', lg: 'tap.sm' },
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { color: 'teal' },
  },
  variants: { isEmpty: { true: { color: 'ink.faint' } } },
})

const styles = {
  checkbox: css({ boxSize: '18px', flexShrink: '0', accentColor: 'teal', cursor: 'pointer' }),
  label: css({ flex: '1', minW: '0', overflowWrap: 'anywhere' }),
  count: css({ fontSize: 'sm', color: 'ink.faint', fontVariantNumeric: 'tabular-nums' }),
  root: css({
    minW: '0',
    py: '5',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0', pt: '0' },
  }),
  legend: css({ float: 'left', w: 'full', mb: '3', fontWeight: 'semibold' }),
  options: css({ clear: 'both' }),
}

/** `count` is unknown until the facets have loaded. */
export type FilterOption = { value: string; count: number | undefined }

/**
 * Options of a filter: first the shop's fixed ones in order, then others in the catalog (brands, materials, sizes and
 * colors are free text), then chosen ones, so that they can be unchosen. Options without products are left out once
 * that is known.
 */
export const filterOptions = (
  offered: readonly string[],
  facet: Facets['brand'] | undefined,
  chosen: readonly string[],
): FilterOption[] => {
  const counts = new Map(facet?.map(({ value, count }) => [value, count]))
  const values = new Set([...offered, ...counts.keys(), ...chosen])
  return [...values]
    .filter((value) => !facet || counts.has(value) || chosen.includes(value))
    .map((value) => ({ value, count: facet && (counts.get(value) ?? 0) }))
}

type OptionRowProps = {
  kind: 'checkbox' | 'radio'
  name: string
  option: FilterOption
  label?: string
  isChosen: boolean
  onChoose: () => void
}

/** An option with its number of products, which isn't part of its name. */
export const OptionRow = ({ kind, name, option, label, isChosen, onChoose }: OptionRowProps) => {
  const t = useText()
  const language = useLanguage()
  return (
    <label className={cx(row({ isEmpty: option.count === 0 && !isChosen }))}>
      <input
        className={styles.checkbox}
        type={kind}
        name={name}
        value={option.value}
        // Otherwise the number would be part of the name: not every screen reader skips aria-hidden parts of a label.
        aria-label={label ?? translateValue(language, option.value)}
        checked={isChosen}
        aria-description={
          option.count === undefined ? undefined : t('count', { count: option.count })
        }
        onChange={onChoose}
      />
      <span className={styles.label}>{label ?? translateValue(language, option.value)}</span>
      <span className={styles.count} aria-hidden>
        {option.count || ''}
      </span>
    </label>
  )
}

/** A filter's name and options. */
export const FilterSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.root}>
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.options}>{children}</div>
  </fieldset>
)
