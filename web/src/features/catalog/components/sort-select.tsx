import { chakra } from '@chakra-ui/react/styled-system'
import { SORTS } from '@bartan/contract/catalog-options'
import { Select } from '../../../components/form-field.tsx'
import type { Sort } from '@bartan/contract/catalog-options'

const LABELS: Record<Sort, string> = {
  default: 'Default',
  priceAsc: 'Price: low to high',
  priceDesc: 'Price: high to low',
  popularity: 'Popularity',
}

type SortSelectProps = { sortBy: Sort; onChange: (sortBy: Sort) => void }

export const SortSelect = ({ sortBy, onChange }: SortSelectProps) => (
  <chakra.label display="flex" alignItems="center" gap="2" fontSize="sm" whiteSpace="nowrap">
    <chakra.span color="ink.soft" srOnly={{ base: true, sm: false }}>
      Sort by
    </chakra.span>
    <Select
      w="auto"
      name="sortBy"
      value={sortBy}
      onChange={(event) => {
        const chosen = SORTS.find((sort) => sort === event.target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {LABELS[sort]}
        </option>
      ))}
    </Select>
  </chakra.label>
)
