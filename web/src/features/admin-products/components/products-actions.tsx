import { csvFile } from '@bartan/contract/csv/write-csv'
import { useMutation } from '@tanstack/react-query'
import { Download, Plus, Table } from 'lucide-react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { ButtonLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { allProducts } from '../api/products-query.ts'
import { t } from '../texts.ts'
import { csvColumns, csvRows } from '../bulk-edit/csv-columns.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', gap: '2', w: { base: 'full', sm: 'auto' } }),
  // On a phone they share its width, and the most important one has a row of its own.
  shared: css({ flexGrow: { base: 1, sm: 0 } }),
  main: css({ flexGrow: { base: 1, sm: 0 }, flexBasis: { base: 'full', sm: 'auto' } }),
}

export const ProductsActions = () => {
  const { mutate: exportAll, isPending } = useMutation({
    mutationFn: async () => {
      const products = await allProducts()
      saveFile('products.csv', csvFile([csvColumns(products), ...csvRows(products)]))
    },
    onError: (error) => toast.error(t('exportFailed'), messageOf(error)),
  })
  return (
    <div className={styles.root}>
      <BusyButton
        variant="outline"
        size="sm"
        className={styles.shared}
        isBusy={isPending}
        onClick={() => exportAll()}
      >
        <Download aria-hidden size={16} />
        {t('exportCsv')}
      </BusyButton>
      <ButtonLink variant="outline" size="sm" className={styles.shared} to={paths.adminBulkEdit}>
        <Table aria-hidden size={16} />
        {t('bulkEdit')}
      </ButtonLink>
      <ButtonLink className={styles.main} variant="accent" size="sm" to={paths.adminCreateProduct}>
        <Plus aria-hidden size={16} />
        {t('create')}
      </ButtonLink>
    </div>
  )
}
