import { useNavigate } from '#lib/router/router.tsx'
import { useParams } from '#lib/router/routes.tsx'
import { paths } from '#lib/paths.ts'
import { Order } from '#features/admin-orders/components/order.tsx'
import { t } from './texts.ts'
import { SubPageHeader } from './sub-page-header.tsx'
import { css } from '#styled-system/css'

const styles = {
  root: css({ _print: { display: 'none' } }),
}

export const OrderPage = () => {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const title = t('order', { id })
  return (
    <>
      <div className={styles.root}>
        <SubPageHeader of="orders" title={title} />
      </div>
      <Order id={id} onDeleted={() => navigate(paths.adminOrders)} />
    </>
  )
}
