import { X } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { activeFilters } from '../filter-labels.ts'
import { t } from '../texts.ts'
import { clearFilters } from '../filters.ts'
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
  clear: css({ position: 'sticky', right: '0', bg: 'ground' }),
}

type FilterChipsProps = { filters: Filters; change: ChangeFilters }

/** The filters in use, each removed with one click. */
export const FilterChips = ({ filters, change }: FilterChipsProps) => {
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <ul className={styles.root} aria-label={t('activeFilters')}>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <button
            className={styles.chip}
            type="button"
            aria-label={t('removeFilter', { name: label })}
            onClick={() => change(without)}
          >
            <span className={styles.label}>{label}</span>
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
      {/* It stays in sight beside chips that scroll. */}
      <li className={styles.clear}>
        <Button variant="quiet" size="sm" onClick={() => change(clearFilters(filters))}>
          {t('clearAll')}
        </Button>
      </li>
    </ul>
  )
}
