import { X } from 'lucide-react'
import { Button } from '#components/ui/elements.tsx'
import { translateValue } from '#i18n/translate.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { activeFilters } from '../filter-labels.ts'
import { clearFilters, type Filters } from '../filters.ts'
import type { SearchReading } from '../product-queries.ts'
import { searchPriceLabel, withoutSearchMeasure, withoutSearchPrice } from '../search-reading.ts'
import { useText } from '../texts.ts'
import type { ChangeFilters } from '../use-filters.ts'

const styles = {
  root: css({ display: 'flex', alignItems: 'center', gap: '2' }),
  chip: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: 'tap', lg: 'tap.sm' },
    borderBlock: { base: '4px solid transparent', lg: 'none' },
    backgroundClip: 'padding-box',
    maxW: '260px',
    pl: '3',
    pr: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'teal.deep',
    bgColor: 'teal.tint',
    borderRadius: 'full',
    transition: 'background-color {durations.fast}',
    _hover: { bgColor: 'teal.tint.deep' },
    _focusVisible: { borderRadius: 'full' },
  }),
  // Covers the chips that scroll below it, including in the line's padding.
  clear: css({
    position: 'sticky',
    right: '-1',
    mr: '-1',
    pr: '1',
    // No sliver of the next chip: it fades out, and ends in the line's padding.
    pl: '10',
    ml: '-8',
    bgImage: 'linear-gradient(to right, transparent, {colors.ground} 40px)',
    boxShadow: '16px 0 {colors.ground}',
    pointerEvents: 'none',
    '& > button': { pointerEvents: 'auto' },
  }),
}

type ChipProps = { label: string; onRemove: () => void }

const Chip = ({ label, onRemove }: ChipProps) => {
  const t = useText()
  return (
    <li>
      <button
        className={styles.chip}
        type="button"
        aria-label={t('removeFilter', { name: label })}
        onClick={onRemove}
      >
        <span className={css({ truncate: true })}>{label}</span>
        <X aria-hidden size={16} />
      </button>
    </li>
  )
}

type FilterChipsProps = {
  filters: Filters
  /** Filters that the server found in the search words. */
  read: SearchReading | undefined
  change: ChangeFilters
}

/** Filters in use as chips; a click removes one. */
export const FilterChips = ({ filters, read, change }: FilterChipsProps) => {
  const t = useText()
  const shop = useShop()
  const active = activeFilters(t.language, shop, filters)
  const { price, leftOut = [] } = read ?? {}
  const measures = read?.measures?.filter((measure) => !leftOut.includes(measure)) ?? []
  if (active.length === 0 && !price && measures.length === 0) return null
  const removeSearchPrice = async () => change({ search: await withoutSearchPrice(filters.search) })
  const removeMeasure = async (measure: string) =>
    change({ search: await withoutSearchMeasure(measure, filters.search) })
  return (
    <ul className={styles.root} aria-label={t('activeFilters')}>
      {price && (
        <Chip
          label={searchPriceLabel(t.language, price)}
          onRemove={() => void removeSearchPrice()}
        />
      )}
      {measures.map((measure) => (
        <Chip
          key={measure}
          label={translateValue(t.language, measure)}
          onRemove={() => void removeMeasure(measure)}
        />
      ))}
      {active.map(({ key, label, without }) => (
        <Chip key={key} label={label} onRemove={() => change(without)} />
      ))}
      {/* Stays visible beside scrolling chips; a single chip has its own remove button. */}
      {active.length > 1 && (
        <li className={styles.clear}>
          <Button variant="quiet" size="sm" onClick={() => change(clearFilters(filters))}>
            {t('clearAll')}
          </Button>
        </li>
      )}
    </ul>
  )
}
