import { Fragment, type ReactNode, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Button, ButtonLink, Card, Heading, Note } from '#components/ui/elements.tsx'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { copyText } from '#lib/browser/copy-text.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { wrap, grid } from '#styled-system/patterns'
import { button } from '#styled-system/recipes'
import { CUSTOMERS, PLACES, PRODUCTS, SALES, STOCK, type Row } from '../kinds.ts'
import { READERS, REPORT_NAMES, type ReportName } from '../report-queries.ts'
import { useText } from '../texts.ts'
import { ReportView } from './report-view.tsx'

const BuyList = ({ rows }: { rows: readonly Row<'stock'>[] }) => {
  const t = useText()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const due = rows.filter(({ reorder = 0 }) => reorder > 0)
  const chosen = due.filter((row) => !left.has(STOCK.keyOf(row)))
  const lineOf = (row: Row<'stock'>) =>
    t('toBuyLine', { units: row.reorder ?? 0, name: STOCK.labelOf(row, t.language), sku: row.sku })
  const text = [t('toBuyGreeting'), ...chosen.map(lineOf)].join('\n')
  const toggle = (key: string) =>
    setLeft((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  const copy = async () => {
    if (await copyText(text)) toast.success(t('copied'))
    else toast.error(t('notCopied'))
  }
  return (
    <Card as="section" aria-labelledby="to-buy" className={grid({ mb: '5', gap: '3' })}>
      <div>
        <Heading id="to-buy" size="small">
          {t('toBuy')}
        </Heading>
        <Note>{t(due.length > 0 ? 'toBuyHint' : 'toBuyNone')}</Note>
      </div>
      {due.length > 0 && (
        <>
          <div className={grid({ gap: '2', maxH: '320px', overflowY: 'auto' })}>
            {due.map((row) => (
              <CheckboxField
                key={STOCK.keyOf(row)}
                label={lineOf(row)}
                checked={!left.has(STOCK.keyOf(row))}
                onChange={() => toggle(STOCK.keyOf(row))}
              />
            ))}
          </div>
          <div className={wrap({ gap: '3' })}>
            <a
              className={button({ variant: 'accent', size: 'sm' })}
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('sendList')}
            </a>
            <Button variant="outline" size="sm" onClick={() => void copy()}>
              {t('copyList')}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

const VIEWS: Record<ReportName, () => ReactNode> = {
  sales: () => <ReportView name="sales" kind={SALES} readers={READERS.sales} />,
  products: () => <ReportView name="products" kind={PRODUCTS} readers={READERS.products} />,
  places: () => <ReportView name="places" kind={PLACES} readers={READERS.places} />,
  customers: () => <ReportView name="customers" kind={CUSTOMERS} readers={READERS.customers} />,
  stock: () => (
    <ReportView
      name="stock"
      kind={STOCK}
      readers={READERS.stock}
      aside={({ rows }) => <BuyList rows={rows} />}
    />
  ),
}

/** Reports, one shown at a time. */
export const Reports = () => {
  const t = useText()
  const { report } = useParams()
  const { from, to } = useAddressFilters(['from', 'to']).values
  const shown = REPORT_NAMES.find((name) => name === report) ?? 'sales'
  return (
    <>
      <nav className={wrap({ gap: '2', mb: '5' })} aria-label={t('reports')}>
        {REPORT_NAMES.map((name) => (
          <ButtonLink
            key={name}
            size="sm"
            variant={name === shown ? 'solid' : 'outline'}
            aria-current={name === shown ? 'page' : undefined}
            to={adminPaths.report(name, { from, to })}
          >
            {t(name)}
          </ButtonLink>
        ))}
      </nav>
      <Fragment key={shown}>{VIEWS[shown]()}</Fragment>
    </>
  )
}
