import type { IncompleteProduct } from '@bartan/contract/products/admin-schema'
import { LAW } from '@bartan/contract/products/law/law'
import { nameOf } from '#components/commerce/product-name.ts'
import { Badge, TextLink } from '#components/ui/elements.tsx'
import { Checkbox } from '#components/ui/form/checkbox-field.tsx'
import { Breakable, DataTable, cellLink } from '#components/ui/table/data-table.tsx'
import { translateValue } from '#i18n/translate.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { hstack, wrap } from '#styled-system/patterns'
import { legalLabel } from '../legal-details/legal-texts.ts'
import { useText as useProductsText } from '../texts.ts'
import { LawList } from './law-list.tsx'
import { useText } from './texts.ts'

const styles = {
  sku: css({ minW: '120px' }),
  choice: css({
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: 'tap', lg: 'tap.sm' },
    m: { base: '-3', lg: '-2' },
    flexShrink: '0',
  }),
}

/** Only entries that this version of the page knows. */
const entriesOf = (applies: IncompleteProduct['applies']) =>
  applies.flatMap(({ id, ...why }) => {
    const entry = LAW.find((one) => one.id === id)
    return entry ? [{ entry, why }] : []
  })

type IncompleteTableProps = {
  products: readonly IncompleteProduct[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
}

/** Products with their missing data, linked to their forms. */
export const IncompleteTable = ({ products, chosen, onChoose }: IncompleteTableProps) => {
  const ofProducts = useProductsText()
  const t = useText()
  return (
    <DataTable
      caption={t('products')}
      rows={products}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: t('product'),
          head: 'lead',
          headName: (product) => nameOf(t.language, product),
          cell: (product) => {
            const { _id: id, state } = product
            const name = nameOf(t.language, product)
            return (
              <span className={hstack({ gap: '3', minW: '0' })}>
                <label className={styles.choice} htmlFor={`choose-${id}`}>
                  <Checkbox
                    id={`choose-${id}`}
                    aria-label={t('choose', { name })}
                    checked={chosen.has(id)}
                    onChange={({ target }) => onChoose(id, target.checked)}
                  />
                </label>
                <Breakable>
                  <TextLink
                    className={cellLink}
                    tone="plain"
                    to={`${adminPaths.product(id)}#legal`}
                  >
                    {name}
                  </TextLink>{' '}
                  {state === 'draft' && <Badge tone="neutral">{ofProducts('state.draft')}</Badge>}
                </Breakable>
              </span>
            )
          },
        },
        { name: 'SKU', cell: ({ sku }) => <Breakable className={styles.sku}>{sku}</Breakable> },
        { name: t('brand'), cell: ({ brand }) => translateValue(t.language, brand) },
        {
          name: t('missing'),
          isLong: true,
          cell: ({ missing, applies }) => (
            <>
              <span className={wrap({ gap: '1.5' })}>
                {missing.map((field) => (
                  <Badge key={field} tone="warning">
                    {legalLabel(t.language, field)}
                  </Badge>
                ))}
              </span>
              <LawList title={t('law', { count: applies.length })} entries={entriesOf(applies)} />
            </>
          ),
        },
      ]}
    />
  )
}
