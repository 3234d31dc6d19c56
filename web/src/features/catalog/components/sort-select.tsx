import { chakra } from '@chakra-ui/react/styled-system'
import { SORTS } from '@bartan/contract/products/rules'
import { ArrowDownUp } from 'lucide-react'
import { Select } from '#components/ui/form-field.tsx'
import { t } from '../texts.ts'
import type { Sort } from '@bartan/contract/products/rules'

type SortSelectProps = { sortBy: Sort; onChange: (sortBy: Sort) => void }

export const SortSelect = ({ sortBy, onChange }: SortSelectProps) => (
  <chakra.label
    display="flex"
    alignItems="center"
    gap="2"
    minW="0"
    fontSize="sm"
    whiteSpace="nowrap"
  >
    <chakra.span color="ink.soft" srOnly={{ base: true, sm: false }}>
      {t('sortBy')}
    </chakra.span>
    <chakra.span position="relative" minW="0">
      {/* What the word says elsewhere. */}
      <chakra.span hideFrom="sm" position="absolute" left="3" top="13px" pointerEvents="none">
        <ArrowDownUp aria-hidden size={18} />
      </chakra.span>
      <Select
        w="auto"
        maxW="full"
        pl={{ base: '10', sm: '3' }}
        name="sortBy"
        value={sortBy}
        onChange={(event) => {
          const chosen = SORTS.find((sort) => sort === event.target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort-${sort}`)}
          </option>
        ))}
      </Select>
    </chakra.span>
  </chakra.label>
)
