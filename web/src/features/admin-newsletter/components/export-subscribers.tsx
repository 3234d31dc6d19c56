import { csvFile } from '@bartan/contract/csv/write-csv'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { useAddressFilters } from '#lib/browser/use-address-filters.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { allSubscribers, subscribersQuery } from '../subscribers-query.ts'
import { useText } from '../texts.ts'

const COLUMNS = ['email', 'subscribed', 'unsubscribe']

/** Stays visible but disabled without subscribers. */
export const ExportSubscribers = () => {
  const t = useText()
  const { page } = useAddressFilters([])
  const { data } = useQuery(subscribersQuery(page))
  const { mutate: exportAll, isPending } = useAction({
    mutationFn: async () => {
      const subscribers = await allSubscribers()
      const rows = subscribers.map(({ email, createdAt, unsubscribeAt }) => [
        email,
        createdAt,
        unsubscribeAt,
      ])
      saveFile('newsletter.csv', csvFile([COLUMNS, ...rows]))
    },
    failed: t('exportFailed'),
  })
  return (
    <BusyButton
      variant="outline"
      size="sm"
      isBusy={isPending}
      disabled={!data?.total}
      onClick={() => exportAll()}
    >
      <Download aria-hidden size={16} />
      {t('exportCsv')}
    </BusyButton>
  )
}
