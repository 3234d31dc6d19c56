import { queryOptions, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { FormField } from '#components/ui/form/form-field.tsx'
import { OptionSelect } from '#components/ui/form/option-select.tsx'
import { call } from '#lib/api/api-client.ts'
import { useDebounced } from '#lib/browser/use-debounced.ts'
import { categoryName, categoryNames, useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { labelOf } from './product-fields.ts'
import type { ProductFormState } from './product-text-field.tsx'

const styles = {
  // Beside the label, so that a late answer moves nothing.
  suggested: css({
    position: 'absolute',
    top: '-2',
    right: '0',
    minH: 'tap',
    maxW: '2/3',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'teal',
    textDecoration: 'underline',
    truncate: true,
  }),
}

/** Debounce of the name in milliseconds. */
const DEBOUNCE_MS = 300

/** Products whose category is looked at; goods of the same kind come first. */
const MAX_SIMILAR = 5

/** The category of most products that a search for this name finds first. */
const categoryLikeQuery = (name: string) =>
  queryOptions({
    queryKey: ['products', 'category-like', name],
    queryFn: ({ signal }) =>
      call(
        'GET /api/products',
        { query: { search: name, limit: String(MAX_SIMILAR) } },
        { signal },
      ),
    select: (products) =>
      products.find(
        ({ category }) =>
          2 * products.filter((other) => other.category === category).length > products.length,
      )?.category,
    enabled: name !== '',
  })

type CategoryFieldProps = { form: ProductFormState }

/** Suggested until a category is chosen. */
const SuggestedCategory = ({ form }: CategoryFieldProps) => {
  const t = useText()
  const shop = useShop()
  const [name, chosen] = useWatch({ control: form.control, name: ['name', 'category'] })
  const { data: category } = useQuery(
    categoryLikeQuery(useDebounced(chosen === '' ? name.trim() : '', DEBOUNCE_MS)),
  )
  if (chosen !== '' || category === undefined) return null
  const choose = () =>
    form.setValue('category', category, { shouldDirty: true, shouldValidate: true })
  return (
    <button className={styles.suggested} type="button" onClick={choose}>
      {t('likeSimilar', { name: categoryName(t.language, shop, category) })}
    </button>
  )
}

export const CategoryField = ({ form }: CategoryFieldProps) => {
  const t = useText()
  const shop = useShop()
  return (
    <div className={css({ position: 'relative' })}>
      <FormField
        label={labelOf(t.language, 'category')}
        error={form.formState.errors.category?.message}
      >
        {(control) => (
          <OptionSelect
            {...control}
            {...form.register('category')}
            defaultValue={form.getValues('category')}
            options={[
              ['', t('chooseCategory')],
              ...categoryNames(shop).map(
                (one) => [one, categoryName(t.language, shop, one)] as const,
              ),
            ]}
          />
        )}
      </FormField>
      <SuggestedCategory form={form} />
    </div>
  )
}
