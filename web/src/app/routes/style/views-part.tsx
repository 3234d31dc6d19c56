import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { Breadcrumbs } from '#components/ui/layout/breadcrumbs.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card, Skeleton } from '#components/ui/elements.tsx'
import { ConfirmDialog } from '#components/ui/overlay/confirm-dialog.tsx'
import { Cell, DataTable } from '#components/ui/table/data-table.tsx'
import { Drawer } from '#components/ui/overlay/drawer.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LineItem } from '#components/commerce/line-item.tsx'
import { LoadError } from '#components/ui/loading/load-error.tsx'
import { LoadingText } from '#components/ui/loading/loading-text.tsx'
import { Pager } from '#components/ui/table/pager.tsx'
import { ProgressBar } from '#components/ui/loading/progress-bar.tsx'
import { Totals } from '#components/commerce/totals.tsx'
import { paths } from '#lib/paths.ts'
import { LONG_NAME, SAMPLES } from './samples.ts'
import { Part, Specimen } from './specimen.tsx'
import { css } from '#styled-system/css'
import { rupees } from '@bartan/contract/shared/money'

const styles = {
  card: css({ maxW: 'narrow' }),
  totals: css({ mt: '4', pt: '4', borderTopWidth: '1px' }),
  skeleton: css({ h: '14' }),
}

const Sheets = () => {
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <Specimen name="Over the page">
      <Button variant="outline" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="outline" onClick={() => setOpen('drawer')}>
        Drawer
      </Button>
      <ConfirmDialog
        isOpen={open === 'dialog'}
        question="Are you sure?"
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      >
        What is gone then, and what stays.
      </ConfirmDialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Drawer"
        closeLabel="Close drawer"
        footer={<Button wide>The way on</Button>}
      >
        {LONG_NAME}
      </Drawer>
    </Specimen>
  )
}

const Lines = () => (
  <Specimen name="Lines and totals" isRow={false}>
    <Card className={styles.card}>
      <ul>
        {SAMPLES.map(({ _id: productId, name, price }) => (
          <LineItem
            key={productId}
            line={{ productId, name, price, image: '', size: 'Small', color: 'Red', quantity: 2 }}
          />
        ))}
      </ul>
      <div className={styles.totals}>
        <Totals
          itemsPrice={rupees(1299)}
          discount={rupees(129.9)}
          couponCode="FIRST-AB12"
          shippingPrice={rupees(0)}
          totalPrice={rupees(1169.1)}
        />
      </div>
    </Card>
  </Specimen>
)

const COLUMNS = [{ name: 'Name' }, { name: 'Price', align: 'end' }] as const

const Lists = () => (
  <>
    <Specimen name="Table, pager, trail" isRow={false}>
      <Breadcrumbs parents={[{ label: 'Products', to: paths.home }]} current={LONG_NAME} />
      <DataTable caption="Products" columns={COLUMNS}>
        {SAMPLES.map(({ _id: id, name, price }) => (
          <tr key={id}>
            <th scope="row" data-lead>
              {name}
            </th>
            <Cell label="Price" align="end">
              ₹{price}
            </Cell>
          </tr>
        ))}
      </DataTable>
      <Pager page={2} size={25} total={96} totalText="96 products" />
    </Specimen>
    <Specimen name="Loading, failed, empty" isRow={false}>
      <LoadingText />
      <Skeleton className={styles.skeleton} />
      <ProgressBar label="Uploading" part={0.4} />
      <LoadError error={new Error('We could not reach the shop.')} retry={() => undefined} />
      <EmptyState
        as="h3"
        title="No Products Found"
        icon={<PackageOpen size={32} strokeWidth={1.5} />}
        action={<Button>The way on</Button>}
      >
        Why it is empty, in a sentence.
      </EmptyState>
    </Specimen>
  </>
)

export const ViewsPart = () => (
  <Part id="views" title="Views" about="What pages are put together of, in each of its states.">
    <Lines />
    <Lists />
    <Sheets />
  </Part>
)
