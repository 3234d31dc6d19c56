import type { IncompleteCounts } from '@bartan/contract/products/admin-schema'
import { declarationsOf } from '@bartan/contract/products/law/declarations'
import { lawOfAll } from '@bartan/contract/products/law/law'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, Choice } from '#components/ui/elements.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { RowsSkeleton } from '#components/ui/loading/rows-skeleton.tsx'
import { AdminList } from '#components/ui/table/admin-list.tsx'
import { translateValue } from '#i18n/translate.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useIsTaxed } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { wrap, grid } from '#styled-system/patterns'
import { legalLabel } from '../legal-details/legal-texts.ts'
import { FillIn } from './fill-in-form.tsx'
import {
  incompleteCountsQuery,
  incompleteQuery,
  type IncompleteFilter,
} from './incomplete-queries.ts'
import { IncompleteTable } from './incomplete-table.tsx'
import { LawList } from './law-list.tsx'
import { useText } from './texts.ts'

type MissingFilterProps = {
  counts: IncompleteCounts
  values: IncompleteFilter
  onChange: (changed: Partial<IncompleteFilter>) => void
}

const MissingFilter = ({ counts, values, onChange }: MissingFilterProps) => {
  const t = useText()
  return (
    <section className={grid({ gap: '3', mb: '4' })} aria-label={t('filters')}>
      <fieldset className={wrap({ gap: '2', border: '0' })} aria-label={t('missing')}>
        <Choice
          size="sm"
          aria-pressed={values.missing === ''}
          onClick={() => onChange({ missing: '' })}
        >
          {t('anything')} {counts.incomplete}
        </Choice>
        {declarationsOf(useIsTaxed()).map((name) => (
          <Choice
            key={name}
            size="sm"
            aria-pressed={values.missing === name}
            disabled={counts.missing[name] === 0 && values.missing !== name}
            onClick={() => onChange({ missing: values.missing === name ? '' : name })}
          >
            {legalLabel(t.language, name)} {counts.missing[name]}
          </Choice>
        ))}
      </fieldset>
      <OptionSelect
        className={css({ w: { base: 'full', sm: '280px' } })}
        aria-label={t('brand')}
        value={values.brand}
        options={[
          ['', t('anyBrand')],
          // A chosen brand without missing data stays selected.
          ...(values.brand && !counts.brands.some(({ value }) => value === values.brand)
            ? [[values.brand, values.brand] as const]
            : []),
          ...counts.brands.map(
            ({ value, count }) =>
              [
                value,
                t('brandCount', { brand: translateValue(t.language, value), count }),
              ] as const,
          ),
        ]}
        onPick={(brand) => onChange({ brand })}
      />
    </section>
  )
}

const styles = { bar: wrap({ align: 'center', justify: 'space-between', gap: '3', mb: '4' }) }

const FILTERS = ['missing', 'brand'] as const

const NOBODY: ReadonlySet<string> = new Set()

type HeadProps = {
  counts: IncompleteCounts
  chosen: number
  onFill: () => void
  onChooseNone: () => void
}

const Head = ({ counts, chosen, onFill, onChooseNone }: HeadProps) => {
  const t = useText()
  return (
    <div className={styles.bar}>
      {/* Otherwise the empty list says that nothing is missing. */}
      {counts.incomplete > 0 && (
        <p>{t('lacking', { count: counts.incomplete, products: counts.products })}</p>
      )}
      <div className={wrap({ gap: '2' })}>
        {chosen > 0 && (
          <Button variant="quiet" size="sm" onClick={onChooseNone}>
            {t('chooseNone')}
          </Button>
        )}
        {counts.products > 0 && (
          <Button size="sm" onClick={onFill}>
            <ListPlus aria-hidden size={18} />
            {chosen > 0 ? t('fillInChosen', { count: chosen }) : t('fillIn')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Products by missing legal data, with one form for many products. */
export const Compliance = () => {
  const t = useText()
  const { values, change, isFiltered } = useAddressFilters(FILTERS)
  const isTaxed = useIsTaxed()
  const counts = useQuery(incompleteCountsQuery(isTaxed))
  const [chosen, setChosen] = useState(NOBODY)
  const [isFilling, setIsFilling] = useState(false)
  const brands = counts.data?.brands.map(({ value }) => value) ?? []
  if (isFilling)
    return (
      <FillIn
        chosen={chosen}
        brands={brands}
        brand={values.brand}
        onClose={() => {
          setIsFilling(false)
          setChosen(NOBODY)
        }}
      />
    )
  return (
    <LoadState load={counts} skeleton={<RowsSkeleton />}>
      {(all) => (
        <>
          <Head
            counts={all}
            chosen={chosen.size}
            onFill={() => setIsFilling(true)}
            onChooseNone={() => setChosen(NOBODY)}
          />
          <LawList title={t('lawOfAll')} entries={lawOfAll().map((entry) => ({ entry }))} />
          {all.incomplete > 0 && (
            <MissingFilter
              counts={all}
              values={values}
              onChange={(changed) => {
                setChosen(NOBODY)
                change(changed)
              }}
            />
          )}
          <AdminList
            query={incompleteQuery(values, isTaxed)}
            empty={
              <EmptyState
                title={isFiltered ? t('noneFits') : t('allComplete')}
                Icon={CircleCheck}
                action={
                  isFiltered && (
                    <Button variant="outline" onClick={() => change({ missing: '', brand: '' })}>
                      {t('showAll')}
                    </Button>
                  )
                }
              />
            }
            totalText={(count) => t('count', { count })}
          >
            {(products) => (
              <IncompleteTable
                products={products}
                chosen={chosen}
                onChoose={(id, isChosen) => {
                  const others = [...chosen].filter((other) => other !== id)
                  setChosen(new Set(isChosen ? [...others, id] : others))
                }}
              />
            )}
          </AdminList>
        </>
      )}
    </LoadState>
  )
}
