import type { RangeName } from '@bartan/contract/products/fields/plain-fields'
import type { Facets } from '@bartan/contract/products/schema'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { translator } from '#i18n/translate.ts'
import { grid } from '#styled-system/patterns'
import type { Filters } from '../filters.ts'
import { useText as useCatalogText } from '../texts.ts'
import type { ChangeFilters } from '../use-filters.ts'
import { FilterSection } from './filter-section.tsx'

const { useText } = translator('range-filters', {
  least: '{name}, at least',
  most: '{name}, at most',
})

const styles = { bounds: grid({ gap: '3', gridTemplateColumns: '2', alignItems: 'end' }) }

const BOUNDS = ['least', 'most'] as const

export type RangeFiltersProps = {
  chosen: Filters['ranges']
  facet: NonNullable<Facets['ranges']>
  change: ChangeFilters
}

const RangeFilter = ({ name, chosen, facet, change }: RangeFiltersProps & { name: string }) => {
  const t = useText()
  const title = useCatalogText()(name as RangeName)
  const former = chosen.find((range) => range.startsWith(`${name}.`))
  const typed = (former?.slice(name.length + 1) ?? '-').split('-')
  const bounds = facet[name]
  const set = (place: number, value: string) => {
    const next = typed.with(place, /^\d{0,9}/.exec(value)?.[0] ?? '')
    if (next[place] === typed[place]) return
    const others = chosen.filter((range) => range !== former)
    const isChosen = next.some((bound) => bound !== '')
    change({ ranges: isChosen ? [...others, `${name}.${next.join('-')}`] : others })
  }
  return (
    <FilterSection title={title}>
      <div className={styles.bounds}>
        {BOUNDS.map((bound, place) => (
          <FormField key={`${bound} ${typed[place]}`} label={t(bound, { name: title })}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={0}
                placeholder={bounds && String(bound === 'least' ? bounds.min : bounds.max)}
                defaultValue={typed[place]}
                onBlur={({ target }) => set(place, target.value)}
                onKeyDown={({ key, currentTarget }) =>
                  key === 'Enter' && set(place, currentTarget.value)
                }
              />
            )}
          </FormField>
        ))}
      </div>
    </FilterSection>
  )
}

/** Numbers that shoppers choose by, from one to another, wherever products differ in them. */
export const RangeFilters = (props: RangeFiltersProps) =>
  Object.keys(props.facet).map((name) => <RangeFilter key={name} name={name} {...props} />)
