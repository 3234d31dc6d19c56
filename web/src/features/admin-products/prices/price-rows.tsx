import type { ChangedPrices } from '@bartan/contract/price-changes/endpoints'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { Breakable, Cell, DataTable } from '#components/ui/table/data-table.tsx'
import { useLanguage } from '#i18n/language.ts'
import { css } from '#styled-system/css'
import { useText } from './texts.ts'

const styles = {
  stays: css({ color: 'warning', fontWeight: 'medium' }),
  new: css({ fontWeight: 'semibold' }),
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
  cost === undefined ? '–' : `${Math.round(((price - cost) / price) * 100)} %`

type PriceRowsProps = { result: ChangedPrices; products: readonly AdminProduct[] }

/** Each variant with its price now and then, and why some stay. */
export const PriceRows = ({ result, products }: PriceRowsProps) => {
  const t = useText()
  const language = useLanguage()
  const known = bySku(language, products)
  const nameIn = (sku: string) => known.get(sku)?.name ?? sku
  const { changes, refused } = result
  const count = changes.length + refused.length
  return (
    <>
      <DataTable
        caption={t('preview')}
        columns={[
          { name: t('product') },
          { name: t('now'), align: 'end' },
          { name: t('new'), align: 'end' },
          { name: t('margin'), align: 'end' },
        ]}
      >
        {refused.slice(0, MAX_SHOWN).map(({ sku, code }) => (
          <tr key={sku}>
            <Cell label={t('product')}>
              <Breakable>{nameIn(sku)}</Breakable>
            </Cell>
            <Cell label={t('now')} align="end">
              –
            </Cell>
            <Cell label={t('new')} align="end">
              <span className={styles.stays}>{t(code)}</span>
            </Cell>
            <Cell label={t('margin')} align="end">
              –
            </Cell>
          </tr>
        ))}
        {changes.slice(0, Math.max(0, MAX_SHOWN - refused.length)).map(({ sku, from, to }) => (
          <tr key={sku}>
            <Cell label={t('product')}>
              <Breakable>{nameIn(sku)}</Breakable>
            </Cell>
            <Cell label={t('now')} align="end">
              {formatRupees(from)}
            </Cell>
            <Cell label={t('new')} align="end">
              <span className={styles.new}>{formatRupees(to)}</span>
            </Cell>
            <Cell label={t('margin')} align="end">
              {marginText(known.get(sku)?.cost, to)}
            </Cell>
          </tr>
        ))}
      </DataTable>
      {count > MAX_SHOWN && (
        <p className={styles.firstShown}>{t('firstShown', { shown: MAX_SHOWN, count })}</p>
      )}
    </>
  )
}
