import { SORTS, type Sort } from '@bartan/contract/products/rules'
import { Select } from '#components/ui/form/form-field.tsx'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '0',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
  }),
  label: css({ color: 'ink.soft', srOnly: { base: true, sm: false } }),
}

type SortSelectProps = {
  sortBy: Sort
  isSearch: boolean
  /** Whether products come from several countries. */
  isByOrigin: boolean
  onChange: (sortBy: Sort) => void
}

export const SortSelect = ({ sortBy, isSearch, isByOrigin, onChange }: SortSelectProps) => {
  const t = useText()
  return (
    <label className={styles.root}>
      <span className={styles.label}>{t('sortBy')}</span>
      <Select
        className={css({ w: 'auto', minW: '0', maxW: 'full', pr: '8' })}
        name="sortBy"
        value={sortBy}
        onChange={(event) => {
          const chosen = SORTS.find((sort) => sort === event.target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {SORTS.filter((sort) => sort !== 'origin' || isByOrigin || sortBy === sort).map((sort) => (
          <option key={sort} value={sort}>
            {t(isSearch && sort === 'default' ? 'sort-relevance' : `sort-${sort}`)}
          </option>
        ))}
      </Select>
    </label>
  )
}
