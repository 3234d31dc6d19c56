import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Download, Plus, Table } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { said } from '../../../copy/copy-of.ts'
import { paths } from '../../../config/paths.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { writeCsv } from '../../../lib/csv.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../lib/toaster.tsx'
import { allProducts } from '../api/products-query.ts'
import { copy } from '../copy.ts'
import { CSV_COLUMNS, csvRow } from '../csv-columns.ts'

export const ProductsActions = () => {
  const { mutate: exportAll, isPending } = useMutation({
    mutationFn: async () => {
      const products = await allProducts()
      saveFile('products.csv', await writeCsv(CSV_COLUMNS, products.map(csvRow)))
    },
    onError: (error) => toast.error(copy('exportFailed'), said(messageOf(error))),
  })
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button variant="outline" size="sm" disabled={isPending} onClick={() => exportAll()}>
        <Download aria-hidden size={16} />
        {copy('exportCsv')}
      </Button>
      <ButtonLink variant="outline" size="sm" to={paths.adminBulkEdit}>
        <Table aria-hidden size={16} />
        {copy('bulkEdit')}
      </ButtonLink>
      <ButtonLink variant="accent" size="sm" to={paths.adminCreateProduct}>
        <Plus aria-hidden size={16} />
        {copy('create')}
      </ButtonLink>
    </chakra.div>
  )
}
