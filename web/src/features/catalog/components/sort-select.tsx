import { SORTS } from '@bartan/contract/products/rules'
import { ArrowDownUp } from 'lucide-react'
import { Select } from '#components/ui/form/form-field.tsx'
import { useText } from '../texts.ts'
import type { Sort } from '@bartan/contract/products/rules'
import { css } from '#styled-system/css'

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
  field: css({ position: 'relative', minW: '0' }),
  icon: css({
    hideFrom: 'sm',
    position: 'absolute',
    left: '2.5',
    top: '13px',
    pointerEvents: 'none',
  }),
  select: css({ w: 'auto', maxW: 'full', pl: { base: '9', sm: '3' }, pr: '8' }),
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
      <span className={styles.field}>
        {/* What the word says elsewhere. */}
        <span className={styles.icon}>
          <ArrowDownUp aria-hidden size={18} />
        </span>
        <Select
          className={styles.select}
          name="sortBy"
          value={sortBy}
          onChange={(event) => {
            const chosen = SORTS.find((sort) => sort === event.target.value)
            if (chosen) onChange(chosen)
          }}
        >
          {SORTS.filter((sort) => sort !== 'origin' || isByOrigin || sortBy === sort).map(
            (sort) => (
              <option key={sort} value={sort}>
                {t(isSearch && sort === 'default' ? 'sort-relevance' : `sort-${sort}`)}
              </option>
            ),
          )}
        </Select>
      </span>
    </label>
  )
}
