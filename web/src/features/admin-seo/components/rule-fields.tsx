import { useQuery } from '@tanstack/react-query'
import { Note } from '#components/ui/elements.tsx'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { ValueChoices } from '#components/ui/form/value-choices.tsx'
import { translateValue } from '#i18n/translate.ts'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { grid } from '#styled-system/patterns'
import type { CollectionDraft } from '../collection-draft.ts'
import { valuesQuery } from '../seo-calls.ts'
import { useText } from '../texts.ts'

const styles = { prices: grid({ gap: '4', gridTemplateColumns: { base: '1', sm: '2' } }) }

type Change = (changed: Partial<CollectionDraft>) => void

/** Conditions that a collection's products must all meet. */
export const RuleFields = ({ draft, change }: { draft: CollectionDraft; change: Change }) => {
  const t = useText()
  const shop = useShop()
  const { data } = useQuery(valuesQuery())
  const { lists } = draft
  const set = (list: 'categories' | 'materials' | 'brands') => (chosen: readonly string[]) =>
    change({ lists: { ...lists, [list]: chosen } })
  const valueLabel = (value: string) => translateValue(t.language, value)
  return (
    <div className={grid({ gap: '4', minW: '0' })}>
      <Note>{t('ruleAbout')}</Note>
      <ValueChoices
        title={t('categories')}
        values={categoryNames(shop)}
        chosen={lists.categories}
        labelOf={(value) => categoryName(t.language, shop, value)}
        onChange={set('categories')}
      />
      <ValueChoices
        title={t('materials')}
        values={(data?.material ?? []).map(({ value }) => value)}
        chosen={lists.materials}
        labelOf={valueLabel}
        onChange={set('materials')}
      />
      <ValueChoices
        title={t('brands')}
        values={(data?.brand ?? []).map(({ value }) => value)}
        chosen={lists.brands}
        labelOf={valueLabel}
        onChange={set('brands')}
      />
      <InputField
        label={t('tags')}
        isOptional
        hint={t('tagsHint')}
        value={draft.tags}
        autoComplete="off"
        onChange={({ target }) => change({ tags: target.value })}
      />
      <div className={styles.prices}>
        {(['minPrice', 'maxPrice'] as const).map((bound) => (
          <InputField
            key={bound}
            label={t(bound)}
            isOptional
            inputMode="decimal"
            autoComplete="off"
            value={draft[bound]}
            onChange={({ target }) => change({ [bound]: target.value })}
          />
        ))}
      </div>
    </div>
  )
}
