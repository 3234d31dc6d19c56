import type { ChangedPrices } from '@bartan/contract/price-changes/endpoints'
import type { AdminProduct } from '@bartan/contract/products/admin-schema'
import type { Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { BusyButton, Button, ButtonLink, Card } from '#components/ui/elements.tsx'
import { ErrorAlert } from '#components/ui/form/form-alert.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { UndoResult } from '../bulk-edit/undo-result.tsx'
import { PriceChangeForm } from './price-change-form.tsx'
import { START, wishOf } from './price-draft.ts'
import { useText } from './texts.ts'
import { useKnownProducts, usePriceChange, type PriceWish } from './use-price-change.ts'

const priceRowsStyles = {
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
const PriceRows = ({ result, products }: PriceRowsProps) => {
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
                <span className={priceRowsStyles.stays}>{t(row.code)}</span>
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
        <p className={priceRowsStyles.firstShown}>{t('firstShown', { shown: MAX_SHOWN, count })}</p>
      )}
    </>
  )
}

const styles = { root: grid({ gap: '4' }), actions: wrap({ gap: '3' }) }

type Steps = ReturnType<typeof usePriceChange>

type WrittenProps = Pick<Steps, 'undoing' | 'startOver'> & { written: ChangedPrices }

/** What was changed, and the way back. */
const Written = ({ written: { changes, batch }, undoing, startOver }: WrittenProps) => {
  const t = useText()
  const isAdmin = useUser()?.role === 'admin'
  const count = changes.length
  // Of a part, only the products are known.
  const isAllUndone = undoing.data?.skipped.length === 0
  return (
    <Card className={styles.root} as="section">
      <output>{t('done', { count })}</output>
      <UndoResult undoing={undoing} {...(isAllUndone && { restored: t('takenBack', { count }) })} />
      <div className={styles.actions}>
        {isAdmin && batch && !undoing.isSuccess && (
          <BusyButton
            variant="outline"
            isBusy={undoing.isPending}
            onClick={() => undoing.mutate(batch)}
          >
            {t('undo')}
          </BusyButton>
        )}
        <Button variant="outline" onClick={startOver}>
          {t('more')}
        </Button>
        <ButtonLink to={adminPaths.products}>{t('toProducts')}</ButtonLink>
      </div>
    </Card>
  )
}

type PreviewProps = Pick<Steps, 'writing' | 'startOver'> & {
  result: ChangedPrices
  wish: PriceWish
  products: readonly AdminProduct[]
}

/** What would change, before it does. */
const Preview = ({ result, wish, products, writing, startOver }: PreviewProps) => {
  const t = useText()
  const count = result.changes.length
  return (
    <Card className={styles.root} as="section">
      <ErrorAlert error={writing.error} />
      <div className={styles.actions}>
        {count > 0 ? (
          <BusyButton
            variant="accent"
            isBusy={writing.isPending}
            onClick={() => writing.mutate(wish)}
          >
            {t('write', { count })}
          </BusyButton>
        ) : (
          <p>{t('nothing')}</p>
        )}
        <Button variant="quiet" onClick={startOver}>
          {t('back')}
        </Button>
      </div>
      <PriceRows result={result} products={products} />
    </Card>
  )
}

/** Prices of a category, a brand or chosen products, changed together: look, one press, one undo. */
export const ChangePrices = () => {
  const { values } = useAddressFilters(['ids'])
  const ids = values.ids.split(',').filter((id) => id !== '')
  const [draft, setDraft] = useState(START)
  const [isTried, setIsTried] = useState(false)
  const { data: products = [] } = useKnownProducts()
  const { looking, writing, undoing, startOver } = usePriceChange()
  const wish = wishOf(draft, ids)

  if (writing.data)
    return <Written written={writing.data} undoing={undoing} startOver={startOver} />

  if (looking.data && wish)
    return (
      <Preview
        result={looking.data}
        wish={wish}
        products={products}
        writing={writing}
        startOver={startOver}
      />
    )

  return (
    <PriceChangeForm
      draft={draft}
      set={(change) => setDraft({ ...draft, ...change })}
      products={products}
      ids={ids}
      wish={wish}
      isTried={isTried}
      onTry={() => setIsTried(true)}
      looking={looking}
    />
  )
}
