import type { Facets } from '@bartan/contract/products/schema'
import { useState, type ReactNode } from 'react'
import { translateValue } from '#i18n/translate.ts'
import { css, cva, cx } from '#styled-system/css'
import { useText } from '../texts.ts'
import { useIsWide } from '../use-is-wide.ts'

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
    py: '1',
    borderTopWidth: '1px',
    '&:first-of-type': { borderTopWidth: '0', mt: '-3' },
    '&[open]': { pb: '4' },
    '&[open] > summary::after': { rotate: '-135deg', translate: '0 3px' },
  }),
  title: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'tap',
    pr: '1',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    _after: {
      content: '""',
      boxSize: '8px',
      borderRightWidth: '2px',
      borderBottomWidth: '2px',
      borderColor: 'ink.soft',
      rotate: '45deg',
      translate: '0 -2px',
    },
  }),
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

/** A number of products beside an option; what has none is faint. */
export const OptionCount = ({ count }: { count: number | undefined }) => (
  <span className={styles.count} aria-hidden>
    {count || ''}
  </span>
)

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
  return (
    <label className={cx(row({ isEmpty: option.count === 0 && !isChosen }))}>
      <input
        className={styles.checkbox}
        type={kind}
        name={name}
        value={option.value}
        // Otherwise the number would be part of the name: not every screen reader skips aria-hidden parts of a label.
        aria-label={label ?? translateValue(t.language, option.value)}
        checked={isChosen}
        aria-description={
          option.count === undefined ? undefined : t('count', { count: option.count })
        }
        onChange={onChoose}
      />
      <span className={styles.label}>{label ?? translateValue(t.language, option.value)}</span>
      <OptionCount count={option.count} />
    </label>
  )
}

type FilterSectionProps = { title: string; isInUse?: boolean; children: ReactNode }

/** A filter's name and options. In a phone's drawer only those in use are unfolded. */
export const FilterSection = ({ title, isInUse = false, children }: FilterSectionProps) => {
  const isWide = useIsWide()
  // As it was at first: it must not fold under the finger that takes the last choice away.
  const [isOpen] = useState(isInUse || isWide !== false)
  return (
    <details className={styles.root} open={isOpen}>
      <summary className={styles.title}>{title}</summary>
      <fieldset className={css({ minW: '0' })} aria-label={title}>
        {children}
      </fieldset>
    </details>
  )
}
