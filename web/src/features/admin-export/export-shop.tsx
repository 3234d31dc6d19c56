import { csvFile, type Row } from '@bartan/contract/csv/write-csv'
import { shopifyRows } from '@bartan/contract/products/shopify-csv'
import { DownloadButton } from '#components/ui/download-button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { call } from '#lib/api/api-client.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { allCustomers, allOrders, customerRows } from './files/all-rows.ts'
import { orderRows } from './files/order-rows.ts'
import { useText } from './texts.ts'

const FILES = {
  products: async () => shopifyRows(await call('GET /api/admin/products'), location.origin),
  customers: async () => customerRows(await allCustomers()),
  orders: async () => orderRows(await allOrders()),
} as const satisfies Record<string, () => Promise<Row[]>>

type FileName = keyof typeof FILES

const NAMES = Object.keys(FILES) as FileName[]

/** Exports all data of the shop as files for other shops and spreadsheets. */
export const ExportShop = () => {
  const t = useText()
  return (
    <Card className={grid({ gap: '3', mt: '6' })} as="section">
      <Heading size="small">{t('title')}</Heading>
      <p className={css({ fontSize: 'sm', color: 'ink.soft' })}>{t('about')}</p>
      <div className={wrap({ gap: '2' })}>
        {NAMES.map((name) => (
          <DownloadButton
            key={name}
            name={`${name}.csv`}
            label={t(name)}
            failure={t('failed')}
            read={async () => csvFile(await FILES[name]())}
          />
        ))}
      </div>
    </Card>
  )
}
