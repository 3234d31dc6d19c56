import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { activeFilters } from '../filter-labels.ts'
import { t } from '../texts.ts'
import { clearFilters } from '../filters.ts'
import type { Filters } from '../filters.ts'
import type { ChangeFilters } from '../use-filters.ts'

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: { base: 'tap', lg: 'tap.sm' },
    // Around what is seen, where there are fingers.
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
  },
})

type FilterChipsProps = { filters: Filters; change: ChangeFilters }

/** The filters in use, each removed with one click. */
export const FilterChips = ({ filters, change }: FilterChipsProps) => {
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <chakra.ul
      aria-label={t('activeFilters')}
      display="flex"
      flexShrink="0"
      alignItems="center"
      gap="2"
    >
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <Chip
            type="button"
            aria-label={t('removeFilter', { name: label })}
            onClick={() => change(without)}
          >
            <chakra.span truncate>{label}</chakra.span>
            <X aria-hidden size={16} />
          </Chip>
        </li>
      ))}
      {/* It stays in sight beside chips that scroll. */}
      <chakra.li position="sticky" right="0" bg="ground">
        <Button variant="quiet" size="sm" onClick={() => change(clearFilters(filters))}>
          {t('clearAll')}
        </Button>
      </chakra.li>
    </chakra.ul>
  )
}
