import { Fragment, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '#components/ui/elements.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { paths } from '#lib/paths.ts'
import { wrap } from '#styled-system/patterns'
import { CUSTOMERS, PLACES, PRODUCTS, SALES, STOCK } from '../kinds.ts'
import { READERS, REPORT_NAMES, type ReportName } from '../report-queries.ts'
import { useText } from '../texts.ts'
import { BuyList } from './buy-list.tsx'
import { ReportView } from './report-view.tsx'

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
            to={paths.adminReport(name, { from, to })}
          >
            {t(name)}
          </ButtonLink>
        ))}
      </nav>
      <Fragment key={shown}>{VIEWS[shown]()}</Fragment>
    </>
  )
}
