import { X } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { activeFilters } from '../filter-labels.ts'
import { t } from '../texts.ts'
import { clearFilters } from '../filters.ts'
import { searchPriceLabel, withoutSearchPrice } from '../search-price.ts'
import type { Filters } from '../filters.ts'
import type { ChangeFilters } from '../use-filters.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'flex', flexShrink: '0', alignItems: 'center', gap: '2' }),
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
  label: css({ truncate: true }),
  // What scrolls is not seen beyond it, in the padding of the line either.
  clear: css({ position: 'sticky', right: '-1', mr: '-1', pr: '1', bg: 'ground' }),
}

type ChipProps = { label: string; onRemove: () => void }

const Chip = ({ label, onRemove }: ChipProps) => (
  <li>
    <button
      className={styles.chip}
      type="button"
      aria-label={t('removeFilter', { name: label })}
      onClick={onRemove}
    >
      <span className={styles.label}>{label}</span>
      <X aria-hidden size={16} />
    </button>
  </li>
)

type FilterChipsProps = {
  filters: Filters
  /** The price that was read from the words of the search. */
  searchPrice: string | undefined
  change: ChangeFilters
}

/** The filters in use, each removed with one click. */
export const FilterChips = ({ filters, searchPrice, change }: FilterChipsProps) => {
  const active = activeFilters(filters)
  if (active.length === 0 && !searchPrice) return null
  const removeSearchPrice = async () => change({ search: await withoutSearchPrice(filters.search) })
  return (
    <ul className={styles.root} aria-label={t('activeFilters')}>
      {searchPrice && (
        <Chip label={searchPriceLabel(searchPrice)} onRemove={() => void removeSearchPrice()} />
      )}
      {active.map(({ key, label, without }) => (
        <Chip key={key} label={label} onRemove={() => change(without)} />
      ))}
      {/* It stays in sight beside chips that scroll. */}
      {active.length > 0 && (
        <li className={styles.clear}>
          <Button variant="quiet" size="sm" onClick={() => change(clearFilters(filters))}>
            {t('clearAll')}
          </Button>
        </li>
      )}
    </ul>
  )
}
