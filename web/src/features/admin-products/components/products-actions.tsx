import { csvFile } from '@bartan/contract/csv/write-csv'
import { exportRows } from '@bartan/contract/products/fields/field-cells'
import { Download, FileUp, IndianRupee, Plus, Table } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { BusyButton, ButtonLink } from '#components/ui/elements.tsx'
import { ActionMenu } from '#components/ui/overlay/action-menu.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { useShop } from '#lib/shop-settings.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { allProducts } from '../api/products-query.ts'
import { useText } from '../texts.ts'

const styles = {
  // Rarely used actions are in a menu on a phone.
  wide: css({ display: { base: 'none!', md: 'inline-flex!' } }),
}

export const ProductsActions = () => {
  const t = useText()
  const shop = useShop()
  const navigate = useNavigate()
  const { mutate: exportAll, isPending } = useAction({
    mutationFn: async () => {
      const products = await allProducts()
      saveFile('products.csv', csvFile(exportRows(shop.languages, products)))
    },
    failed: t('exportFailed'),
  })
  return (
    <div className={wrap({ gap: '2' })}>
      <BusyButton
        variant="outline"
        size="sm"
        className={styles.wide}
        isBusy={isPending}
        onClick={() => exportAll()}
      >
        <Download aria-hidden size={16} />
        {t('exportCsv')}
      </BusyButton>
      <ButtonLink variant="outline" size="sm" className={styles.wide} to={adminPaths.bulkEdit}>
        <Table aria-hidden size={16} />
        {t('bulkEdit')}
      </ButtonLink>
      <ButtonLink variant="outline" size="sm" className={styles.wide} to={adminPaths.prices}>
        <IndianRupee aria-hidden size={16} />
        {t('prices')}
      </ButtonLink>
      <ButtonLink variant="outline" size="sm" className={styles.wide} to={adminPaths.import}>
        <FileUp aria-hidden size={16} />
        {t('moveIn')}
      </ButtonLink>
      <ButtonLink variant="accent" size="sm" to={adminPaths.createProduct}>
        <Plus aria-hidden size={16} />
        {t('create')}
      </ButtonLink>
      <span className={css({ display: { base: 'block', md: 'none' } })}>
        <ActionMenu
          label={t('tools')}
          actions={[
            {
              label: t('exportCsv'),
              icon: <Download aria-hidden size={16} />,
              onSelect: () => exportAll(),
            },
            {
              label: t('bulkEdit'),
              icon: <Table aria-hidden size={16} />,
              onSelect: () => navigate(adminPaths.bulkEdit),
            },
            {
              label: t('prices'),
              icon: <IndianRupee aria-hidden size={16} />,
              onSelect: () => navigate(adminPaths.prices),
            },
            {
              label: t('moveIn'),
              icon: <FileUp aria-hidden size={16} />,
              onSelect: () => navigate(adminPaths.import),
            },
          ]}
        />
      </span>
    </div>
  )
}
