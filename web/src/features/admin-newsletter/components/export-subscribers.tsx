import { csvFile } from '@bartan/contract/csv/write-csv'
import { fileTime } from '@bartan/contract/shared/shop-day'
import { useQuery } from '@tanstack/react-query'
import { DownloadButton } from '#components/ui/download-button.tsx'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { allSubscribers, subscribersQuery } from '../subscribers-query.ts'
import { useText } from '../texts.ts'

const COLUMNS = ['email', 'subscribed', 'unsubscribe']

/** Stays visible but disabled without subscribers. */
export const ExportSubscribers = () => {
  const t = useText()
  const { page } = useAddressFilters([])
  const { data } = useQuery(subscribersQuery(page))
  return (
    <DownloadButton
      name="newsletter.csv"
      label={t('exportCsv')}
      failure={t('exportFailed')}
      isDisabled={!data?.total}
      read={async () => {
        const rows = (await allSubscribers()).map((one) => [
          one.email,
          fileTime(one.createdAt),
          one.unsubscribeAt,
        ])
        return csvFile([COLUMNS, ...rows])
      }}
    />
  )
}
