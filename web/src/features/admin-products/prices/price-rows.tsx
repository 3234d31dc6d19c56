import type { ChangedPrices } from '@bartan/contract/price-changes/endpoints'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

const styles = {
  stays: css({ color: 'warning', fontWeight: 'medium' }),
  firstShown: css({ mt: '3', color: 'ink.soft', fontSize: 'sm' }),
}

/** More rows than anyone reads would slow the page down. */
const MAX_SHOWN = 200

type Known = { name: string; cost: number | undefined }

/** What is known of each SKU; a product without one is named by its id. */
const bySku = (language: Language, products: readonly AdminProduct[]) =>
  new Map(
    products.flatMap((product): [string, Known][] => {
      const { _id, sku, variants = [], cost } = product
      const name = nameOf(language, product)
      return [
        [sku || _id, { name, cost }],
        ...variants.map((variant): [string, Known] => [
          variant.sku,
          {
            name: [name, variant.size, variant.color].filter(Boolean).join(' · '),
            cost: variant.cost ?? cost,
          },
        ]),
      ]
    }),
  )

const marginText = (cost: number | undefined, price: number): string =>
  cost === undefined ? '–' : `${Math.round(((price - cost) / price) * 100)}%`

type PriceRowsProps = { result: ChangedPrices; products: readonly AdminProduct[] }

/** Each variant with its price now and then, and why some stay. */
export const PriceRows = ({ result, products }: PriceRowsProps) => {
  const t = useText()
  const known = bySku(t.language, products)
  const { changes, refused } = result
  const count = changes.length + refused.length
  return (
    <>
      <DataTable
        caption={t('preview')}
        rows={[...refused, ...changes].slice(0, MAX_SHOWN)}
        keyOf={({ sku }) => sku}
        columns={[
          {
            name: t('product'),
            cell: ({ sku }) => <Breakable>{known.get(sku)?.name ?? sku}</Breakable>,
          },
          {
            name: t('now'),
            align: 'end',
            cell: (row) => ('code' in row ? '–' : formatRupees(row.from)),
          },
          {
            name: t('new'),
            align: 'end',
            cell: (row) =>
              'code' in row ? (
                <span className={styles.stays}>{t(row.code)}</span>
              ) : (
                <span className={css({ fontWeight: 'semibold' })}>{formatRupees(row.to)}</span>
              ),
          },
          {
            name: t('margin'),
            align: 'end',
            cell: (row) => ('code' in row ? '–' : marginText(known.get(row.sku)?.cost, row.to)),
          },
        ]}
      />
      {count > MAX_SHOWN && (
        <p className={styles.firstShown}>{t('firstShown', { shown: MAX_SHOWN, count })}</p>
      )}
    </>
  )
}
